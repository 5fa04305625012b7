// Lets this browser be called while no page is open (the page /settings). Nothing else needs this script.
"use strict";
(() => {
const form = document.querySelector("[data-push]"), zone = document.querySelector("[data-zone]");
const app = document.querySelector("[data-app-says]");
if (app && !isSecureContext) app.textContent = app.dataset.sayInsecure;
if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;
if (!form) return;
const says = form.querySelector("[data-push-says]"), press = form.querySelector("button");
const words = says.dataset; // in the language of the page
const say = words => { says.textContent = words; says.setAttribute("role", "status"); };
if (!isSecureContext) return say(words.sayInsecure);
if (!("serviceWorker" in navigator && "PushManager" in window)) return say(words.sayUnable);
say(words.sayReady);
press.hidden = false;
form.addEventListener("submit", async e => {
  if (form.elements.address.value) return; // subscribed: the form goes its way
  e.preventDefault();
  press.setAttribute("aria-busy", "true");
  try {
    if (await Notification.requestPermission() !== "granted") return say(words.sayRefused);
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
    say(x.name === "SecurityError" ? words.sayUntrusted : words.sayFailed);
  } finally {
    press.removeAttribute("aria-busy");
  }
});
})();
