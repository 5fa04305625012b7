// Brings the program into this browser, and opens it when it is there.
"use strict";
const says = document.getElementById("says"), bar = document.getElementById("bar");
const say = words => { says.textContent = words; bar.hidden = true; };
const megabytes = n => (n / 1e6).toFixed(1);
async function begin() {
  if (!isSecureContext) return say("This works only where the page comes by HTTPS, or from your own machine (http://localhost): browsers let no other page work without a connection. Whoever runs this host can give it a certificate; at home, waystation serve --tls-self has the same games by HTTPS.");
  if (!navigator.serviceWorker || !window.DecompressionStream) return say("This browser can't run it: it has no service workers here. In a private window it may have none; a newer browser has.");
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (!data?.of) return;
    if (data.got === data.of) return say("Unpacking the games.");
    says.textContent = `Bringing the games: ${megabytes(data.got)} of ${megabytes(data.of)} MB.`;
    bar.hidden = false;
    bar.value = data.got / data.of;
  });
  const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  await new Promise((there, lost) => {
    const look = () => {
      if (worker.state === "activated") there();
      if (worker.state === "redundant") lost(new Error("The games did not come whole."));
    };
    worker.addEventListener("statechange", look);
    look();
  });
  navigator.storage?.persist?.(); // asks the browser to keep the matches when space is short
  say("Setting the tables.");
  if (navigator.serviceWorker.controller) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  setTimeout(() => location.reload(), 3000); // where nobody says that it controls this page
}
begin().catch(x => {
  console.error(x);
  say(`It could not begin: ${x.message} Reload the page to try again.`);
});
