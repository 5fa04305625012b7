// Pointing at things, and holding up cards.

// ---------- a choice and its piece on the board point at each other
let aimed;
// What is drawn for some of a piece's choices alone says for which ([data-of], by their keys): pointed at is one of them.
function aim(piece, key) {
  const now = piece && `${piece} ${key ?? ""}`;
  if (now === aimed) return;
  for (const el of $$(".is-hover")) el.classList.remove("is-hover");
  aimed = now;
  if (!piece || !$(`${asks} [data-piece="${CSS.escape(piece)}"]`)) return;
  for (const el of $$(`[data-piece="${CSS.escape(piece)}"]`)) {
    const of = el.dataset.of?.split(" ");
    if (of) key ??= of[0];
    if (!of || of.includes(key)) el.classList.add("is-hover");
  }
}
// What is drawn for whoever points at a piece ([data-aim]) is shown to who holds a finger on it, with the row that tells it.
function show(piece) {
  aim(piece);
  const row = answers(piece)[0];
  if (row) unfold(row);
  row?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  bring([named("piece", piece, $("main"), ":not(.ask *)")]);
}
function unfold(row) {
  for (let fold = row.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
}
const answers = piece => piece ? $$(`${asks} button[data-piece="${CSS.escape(piece)}"]`) : [];
// What lies on a drawing, or in another piece, takes no press that is meant for what is under it, or round it: only what
// is on offer does.
function meant(e) {
  const top = e.target.closest?.("[data-piece]"), drawing = (top ?? e.target).ownerSVGElement;
  if (!top && !drawing || answers(top?.dataset.piece).length) return top;
  const under = !drawing ? [top.parentElement.closest("[data-piece]")]
    : document.elementsFromPoint(e.clientX, e.clientY).filter(el => drawing.contains(el)).map(el => el.closest("[data-piece]"));
  return under.find(el => el && answers(el.dataset.piece).length) ?? top;
}
// Of what stands under names, that comes first which belongs to whoever was pressed last.
let whose;
const heading = button => {
  let row = button.closest(".choices > li");
  while (row && !row.matches(".grp")) row = row.previousElementSibling;
  return row && $("b", row).textContent;
};
function choose(piece) {
  const all = answers(piece), thing = $("[data-thing]"), own = all.filter(b => whose && heading(b) === whose);
  const buttons = [...own, ...all.filter(b => !own.includes(b))];
  if (thing && buttons.length !== 1) { // one points at it as it lies there
    thing.value = piece;
    thing.click();
    return true;
  }
  // What is rarely wanted is never done by a press on its piece. Nor is what stands under the name of whoever does it: the
  // same press would act for one of them, and only show what another can do.
  const away = buttons[0]?.closest("details.seldom:not(.safe)"), headed = buttons[0]?.closest(".choices:has(> .grp)");
  if (buttons.length === 1 && !away && !headed) buttons[0].click();
  else if (buttons.length) {
    whose = heading(buttons[0]);
    unfold(buttons[0]);
    buttons[0].focus();
    aim(piece); // which of them it is that the press was for
    buttons[0].scrollIntoView({ block: "nearest", inline: "start", behavior: "instant" }); // after a finger's press nothing else does
  }
  return buttons.length > 0;
}

// ---------- a card held up: on hover after 300 ms, on focus at once, by a long press
const held = $("#held"), cards = new Map();
let timer, holding;
async function hold(el) {
  const url = el.dataset.card;
  if (holding === url) return;
  holding = url;
  held.hidden ||= !cards.has(url); // what was held up is not this
  if (!cards.has(url)) cards.set(url, url[0] === "#" ? $(url)?.innerHTML
    : await ask(url).then(r => r.ok ? r.text() : "").then(t => $(".held-card", new DOMParser().parseFromString(t, "text/html"))?.innerHTML).catch(() => undefined));
  if (holding !== url || !cards.get(url)) return;
  held.innerHTML = cards.get(url);
  held.classList.remove("word");
  held.hidden = false;
  el.setAttribute("aria-describedby", "held");
  lay(el);
}
// It lies beside what it is of, and covers no row that may be pressed next: where there is no room for that it is slim,
// and as it is where that does not help.
function lay(el) {
  const a = el.getBoundingClientRect(), of = el.closest(".rail")?.getBoundingClientRect() ?? a;
  const rows = room() === Infinity && $(".ask")?.getBoundingClientRect();
  let h, left;
  const size = slim => { held.classList.toggle("slim", slim); held.style.left = 0; h = held.getBoundingClientRect(); };
  const fits = x => x >= 8 && x + h.width <= innerWidth - 8 && !(rows && x < rows.right && x + h.width > rows.left);
  for (const slim of [false, true]) {
    size(slim);
    left = [of.right + 12, of.left - 12 - h.width].find(fits);
    if (left !== undefined) break;
  }
  if (left === undefined) {
    size(false);
    left = a.right + 12 + h.width < innerWidth ? a.right + 12 : a.left - 12 - h.width;
  }
  held.style.left = Math.max(8, Math.min(left, innerWidth - h.width - 8)) + "px";
  held.style.top = Math.max(8, Math.min(a.top - 20, innerHeight - h.height - 8)) + "px";
}
function drop() { clearTimeout(timer); holding = undefined; held.hidden = true; }
// A sign or a short word says what it means: a mouse reads its title, a press or a finger that rests on it has it held up,
// with a link to where more stands ([data-more]).
function explain(sign) {
  holding = sign;
  held.textContent = sign.getAttribute("title") ?? $("title", sign).textContent;
  const { more, moreSays } = sign.dataset;
  if (more) held.append(" ", Object.assign(document.createElement("a"), { href: more, textContent: moreSays }));
  held.classList.add("word");
  held.hidden = false;
  const a = sign.getBoundingClientRect(), h = held.getBoundingClientRect(), below = a.bottom + 6;
  held.style.left = Math.max(8, Math.min((a.left + a.right - h.width) / 2, innerWidth - h.width - 8)) + "px";
  held.style.top = Math.max(8, below + h.height < innerHeight - 8 ? below : a.top - 6 - h.height) + "px";
}
const signOf = el => el.closest?.(":is([title], g:has(> title)):not(.ask *)");
// With a comma the Tab key goes through all signs, too, and each is explained as it comes; Escape ends it.
function signs(on) {
  root.toggleAttribute("data-signs", on);
  for (const el of $$("[data-sign]")) { el.removeAttribute("tabindex"); delete el.dataset.sign; }
  if (!on) return;
  for (const el of $$(":is(main, .phases) :is([title], g:has(> title)):not(.ask *, button, a, summary, [tabindex], [aria-hidden=true], [aria-hidden=true] *)")) { el.tabIndex = 0; el.dataset.sign = ""; }
}
function soon(ms, what) { clearTimeout(timer); timer = setTimeout(what, ms); }
let point = "0 0"; // where a browser says that the mouse lies before it has been moved
document.addEventListener("pointermove", e => point = `${e.clientX} ${e.clientY}`);
document.addEventListener("pointerover", e => {
  if (point === `${e.clientX} ${e.clientY}`) return; // the page has moved, not the pointer
  aim(meant(e)?.dataset.piece, meant(e)?.dataset.key);
  if (e.pointerType === "touch") return;
  const card = e.target.closest?.("[data-card]");
  if (card) soon(300, () => hold(card));
  else if (e.target.closest?.("#held")) clearTimeout(timer);
  else if (!held.hidden || holding === undefined) soon(150, drop);
});
document.addEventListener("focusin", e => {
  if (e.target.matches(":focus-visible")) aim(e.target.closest("[data-piece]")?.dataset.piece, e.target.dataset.key);
  const card = e.target.closest("[data-card]") ?? (e.target.matches("button") && $("[data-card]", e.target));
  if (root.matches("[data-signs]") && signOf(e.target) === e.target) { clearTimeout(timer); explain(e.target); }
  else if (card && e.target.matches(":focus-visible")) { clearTimeout(timer); hold(card); }
  else if (!e.target.closest("#held")) drop();
  const later = e.target.id === "ask-say" && inPage(); // a text is read first: the question lies below it
  if (!later && e.target.matches("[data-scroll] :focus-visible")) e.target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const r = e.target.getBoundingClientRect(), under = r.bottom + 12 - room();
  if (under > 0 && r.height <= 200 && !e.target.closest(".ask, dialog")) scrollBy({ top: under, behavior: "instant" });
});
held.addEventListener("focusout", e => { if (!e.relatedTarget) drop(); }); // the focus has left the page
// The name of a card is a link to the card, which is held up rather than gone to. On a small piece the name leaves no
// room beside it: a press on it is a press on the piece.
function cardName(target) {
  const a = target.closest("a[href]"), card = a?.closest("[data-card]");
  return card && (a.matches(".cardref, .card h3 a") || a.getAttribute("href") === card.dataset.card) ? a : null;
}
let pressed = false;
document.addEventListener("pointerdown", e => {
  pressed = false;
  if (!e.target.closest("#held")) drop();
  if (e.pointerType !== "touch") return;
  const card = e.target.closest("[data-card]"), piece = meant(e)?.dataset.piece, sign = signOf(e.target);
  const aims = piece && named("piece", piece, document, "[data-aim]"), rests = what => soon(450, () => { pressed = true; what(); });
  if (sign && (card ? card.contains(sign) : !aims)) rests(() => explain(sign));
  else if (card) rests(() => hold(card));
  else if (aims) rests(() => show(piece));
});
for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, () => { if (!pressed) clearTimeout(timer); }, true);
// A finger that is lifted points at nothing any more.
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, e => { if (e.pointerType === "touch" && !pressed) aim(); }, true);
document.addEventListener("contextmenu", e => { if (pressed) e.preventDefault(); });
