// Makes passkeys and signs in with them (the pages /settings and /matches). Nothing else needs this script.
"use strict";
(() => {
const words = {
  NotAllowedError: "Nothing was done: no passkey was given. You can try again.",
  InvalidStateError: "This device has a passkey for this already. On another device, sign in with it.",
  SecurityError: "This browser makes no passkeys at this address.",
};
const post = async (url, body) => {
  const reply = await fetch(url, { method: "POST", headers: { "Content-Type": "application/json", "X-Fragment": "1" }, body: JSON.stringify(body) });
  if (!reply.ok) throw { says: await reply.text() };
  return reply.json();
};
for (const form of document.querySelectorAll("[data-passkey]")) {
  const { passkey: kind, origin, back } = form.dataset;
  const says = form.querySelector("[data-passkey-says]"), row = form.querySelector(".addrow"), press = form.querySelector("button");
  const say = text => { says.textContent = text; says.setAttribute("role", "status"); };
  if (location.origin !== origin) { say(`Passkeys are good at ${origin} alone, and this page came from ${location.origin}.`); continue; }
  if (!isSecureContext) { say(says.dataset.sayInsecure); continue; }
  if (!window.PublicKeyCredential?.parseCreationOptionsFromJSON) { say("This browser is too old for passkeys, or was told to have none."); continue; }
  says.textContent = kind === "new" ? "Your device asks you to confirm, as when it is unlocked." : "Your device asks you which, and to confirm.";
  row.hidden = false;
  form.addEventListener("submit", async e => {
    e.preventDefault();
    press.setAttribute("aria-busy", "true");
    press.disabled = true;
    try {
      const options = await post(`/passkeys/${kind}`, {});
      const credential = kind === "new"
        ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
        : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
      const { to } = await post(`/passkeys/${kind}/done`, {
        credential: credential.toJSON(), back, name: form.elements.name?.value || "", bring: !!form.elements.bring?.checked,
      });
      location.assign(to);
    } catch (x) {
      if (!x.says && !words[x.name]) console.error(x);
      const untrusted = /certificate/i.test(x.message) && says.dataset.sayUntrusted; // browsers have no name for it
      say(x.says || untrusted || words[x.name] || "That did not work. Try again.");
      press.disabled = false;
      press.focus();
    } finally {
      press.removeAttribute("aria-busy");
    }
  });
}
})();
