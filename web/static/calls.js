// Lets this browser be called while no page is open (the page /settings). Nothing else needs this script.
"use strict";
(() => {
const form = document.querySelector("[data-push]"), zone = document.querySelector("[data-zone]");
if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;
if (!form) return;
const says = form.querySelector("[data-push-says]"), press = form.querySelector("button");
const say = words => { says.textContent = words; says.setAttribute("role", "status"); };
if (!isSecureContext) return say("A browser can be called only where the page comes by HTTPS, or from its own machine (localhost). This page does neither: whoever runs the server can change that.");
if (!("serviceWorker" in navigator && "PushManager" in window)) return say("This browser can't be called. On an iPhone it can when the page has been put on the home screen.");
say("It shows a notice also while no page is open.");
press.hidden = false;
form.addEventListener("submit", async e => {
  if (form.elements.address.value) return; // subscribed: the form goes its way
  e.preventDefault();
  press.setAttribute("aria-busy", "true");
  try {
    if (await Notification.requestPermission() !== "granted") return say("This browser was told to show no notices from here. Its settings for this site can allow them.");
    await navigator.serviceWorker.register("/worker.js");
    const worker = await navigator.serviceWorker.ready;
    const key = Uint8Array.from(atob(form.dataset.push.replace(/-/g, "+").replace(/_/g, "/")), c => c.charCodeAt(0));
    const { endpoint, keys } = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
    form.elements.address.value = endpoint;
    form.elements.p256dh.value = keys.p256dh;
    form.elements.auth.value = keys.auth;
    form.requestSubmit();
  } catch (x) {
    console.error(x);
    say("This browser could not subscribe: its own service for notices did not answer. Try again later, or choose another way.");
  } finally {
    press.removeAttribute("aria-busy");
  }
});
})();
