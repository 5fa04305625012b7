// What stands beside the table: the picture of an end, talk.

// ---------- the picture of an end: saved and shared as a PNG, which is what other programs show
async function picture() {
  const img = $("[data-share-picture]"), canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 630 });
  await img.decode();
  canvas.getContext("2d").drawImage(img, 0, 0, 1200, 630);
  const blob = await new Promise(done => canvas.toBlob(done, "image/png"));
  return new File([blob], "waystation.png", { type: "image/png" });
}
async function save() {
  const url = URL.createObjectURL(await picture());
  Object.assign(document.createElement("a"), { href: url, download: "waystation.png" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
}
function names(link) {
  const img = $("[data-share-picture]"), off = !img.src.endsWith("off");
  img.src = off ? link.href : link.href.replace("?names=off", "");
  link.textContent = off ? link.dataset.sayOn : link.dataset.sayOff;
}

// ---------- talk: a sheet beside the table. The table is asked for what was said only while it is open
let talking = false, newest = 0;
function showTalk() {
  const sheet = $("#talk");
  if (sheet) sheet.hidden = !talking;
  $("#talk-open")?.setAttribute("aria-expanded", talking);
}
function talk(on) {
  talking = on;
  looks();
  showTalk();
  if (!on) return $("#talk-open").focus();
  $(matchMedia("(pointer: coarse)").matches ? "#talk-h" : "#talk-words, #talk-h")?.focus();
  inLine(() => sync(false));
}
// It goes when something under it takes the focus.
document.addEventListener("focusin", e => {
  if (!talking || e.target.closest("#talk, header.top")) return;
  const a = e.target.getBoundingClientRect(), b = $("#talk").getBoundingClientRect();
  if (a.left < b.right && a.top < b.bottom && b.top < a.bottom) { talking = false; looks(); showTalk(); }
});
// What is new is said to who can't see it, once.
function heard() {
  const { newest: n, last } = $("[data-newest]")?.dataset ?? {};
  if (n > newest && last) $("#talk-live").textContent = last;
  newest = Math.max(newest, n ?? 0);
}
