// Waystation's one script. Every page works without it, by plain forms and reloading; with it a table changes in
// place. The server sends whole regions ([data-region]); those that differ from what it sent last are swapped.
"use strict";
(() => {
const root = document.documentElement;
const $ = (sel, from = document) => from.querySelector(sel);
const $$ = (sel, from = document) => [...from.querySelectorAll(sel)];
const asks = ":is(.ask, [data-asks])"; // the question, and what of it the board draws
const named = (attr, value, from, but = "") => $(`[data-${attr}="${CSS.escape(value)}"]${but}`, from);
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// ---------- cookies: the theme, hints sent away, what this browser wants (the page /settings)
const cookie = name => document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1] ?? "";
const setCookie = (name, value) => document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
const wants = word => cookie("prefs").split(".").includes(word);
function hideHints() {
  const gone = cookie("hints").split(".");
  for (const h of $$("[data-hint]")) h.hidden = gone[0] === "off" || gone.includes(h.dataset.hint);
}

// ---------- swapping regions
const served = new Map(); // region -> its HTML as the server sent it, before anybody opened or pointed at things
const note = doc => { for (const r of $$("[data-region]", doc)) served.set(r.dataset.region, r.outerHTML); };
note(document);
const version = () => $("[data-version]")?.dataset.version;

function swap(html, answered) {
  const doc = new DOMParser().parseFromString(html, "text/html");
  const now = $$("[data-region]"), next = $$("[data-region]", doc);
  if (!next.length) return location.reload(); // not this table any more: signed out, or gone
  const same = now.map(r => r.dataset.region).sort().join() === next.map(r => r.dataset.region).sort().join();
  const changed = next.filter(r => served.get(r.dataset.region) !== r.outerHTML);
  note(doc);
  document.title = doc.title;
  const icon = $("link[rel=icon]");
  icon.href = doc.title.startsWith("●") ? icon.dataset.mine : icon.dataset.calm;
  if (version() && $("[data-version]", doc)) $("[data-version]").dataset.version = $("[data-version]", doc).dataset.version;
  if (same && !changed.length) return;
  const said = $("#ask-say")?.textContent, told = $("[data-says]")?.textContent, counted = $("#reckoning"), page = [scrollX, scrollY];
  const at = document.activeElement, region = at?.closest("[data-region]")?.dataset.region;
  const scrolls = $$("[data-scroll]").map(el => [el.dataset.scroll, el.scrollLeft, el.scrollTop]);
  const number = () => $("#answer [name=number]")?.value, asking = number(), why = $("#why.is-open") && asking;
  const open = $$("details[data-keep]").map(el => [el.dataset.keep, el.open]);
  const before = new Map($$("[data-vt]").map(el => [el.dataset.vt, spot(el)]));
  const shown = new Set($$("[data-turn]").map(el => el.dataset.turn)), stood = figures(), ended = $(".fend");
  if (same) for (const r of changed) named("region", r.dataset.region).replaceWith(document.importNode(r, true));
  else { $("header.top").replaceWith($("header.top", doc)); $("main").replaceWith($("main", doc)); }
  for (const [name, left, top] of scrolls) named("scroll", name)?.scrollTo({ left, top, behavior: "instant" });
  if (why && why === number()) $("#why")?.classList.add("is-open"); // others have answered, the question is the same
  for (const [keep, was] of open) { const el = named("keep", keep); if (el) el.open = was; }
  scrollTo({ left: page[0], top: page[1], behavior: "instant" });
  unveil();
  const moved = shifted(before); // measured before anything is scrolled to be seen: that moves no piece
  ready();
  if (!counted && $("#reckoning")) scrollTo({ top: 0, behavior: "instant" }); // all is over: its page is read from the top
  if (answered && (number() !== asking || $("#ask-say")?.textContent !== said)) $("#ask-say")?.focus({ preventScroll: true });
  else if (at && !at.isConnected) {
    const again = (at.id && document.getElementById(at.id)) || (at.dataset.key && named("key", at.dataset.key, region && named("region", region)));
    (again || (region === "ask" ? $("#ask-say") : named("region", region ?? "ask")))?.focus({ preventScroll: true });
  }
  const says = $("#ask-say")?.textContent ?? "";
  heard();
  pointed();
  const tells = $("[data-says]")?.textContent ?? told;
  const asksNow = says !== said && document.activeElement?.id !== "ask-say";
  const aloud = [news(answered && number() !== asking), asksNow ? says : tells !== told ? tells.trim() : ""].filter(Boolean).join(" ");
  if (aloud && $("dialog:modal")) unsaid = aloud; // behind it nothing is heard
  else if (aloud) $("#live").textContent = aloud;
  cards.clear(); // what they answer may have changed
  aimed = undefined;
  stir([...slides(moved), ...changes(stood)], turn($$("[data-turn]").filter(el => !shown.has(el.dataset.turn))));
  if (!ended) rise();
  if (!answered) noticed(doc.title.startsWith("●") && number() !== asking, !counted && $("#reckoning"));
}

// What is there for the script alone comes to light, and hints that were sent away go. On a phone a new one is folded.
let helped;
function unveil() {
  for (const el of $$("[data-needs-script]")) el.hidden = false;
  for (const el of $$("[data-send]")) el.hidden = !navigator.share;
  for (const el of $$("[data-share]")) el.hidden = !navigator.canShare?.({ files: [new File([], "x.png", { type: "image/png" })] });
  showTalk();
  hideHints();
  const hint = $("[data-hint] > details");
  if (hint && hint.dataset.keep !== helped && matchMedia("(max-width: 700px)").matches) hint.open = false;
  helped = hint?.dataset.keep;
}

// What others have done since one's answer is said once, sentence by sentence; after another answer from the start.
let recounted = [], unsaid = "";
function news(anew) {
  const now = $$(".recap li p > b, .recap li small > span").map(el => el.textContent.trim().replace(/\s+/g, " "));
  const fresh = now.filter(words => anew || !recounted.includes(words));
  recounted = now;
  return fresh.join(" ");
}

// What the script does to a page that has just come. A map wider than its place shows the part that the table thinks
// of, when it becomes another one.
let part, asked;
function ready() {
  const now = $(".regs .on")?.getAttribute("href"), el = now && now !== part ? $(now) : null, place = el?.closest("[data-scroll]");
  part = now ?? part;
  if (place) place.scrollLeft += el.getBoundingClientRect().left - place.getBoundingClientRect().left - 8;
  const number = $("#answer [name=number]")?.value;
  const about = $(".choices [data-piece]") ? ".choices [data-piece]" : ".first [data-piece]";
  const stage = $("[data-asks], [data-reads]"); // what is answered on the board, or read before it is answered
  if (number && number !== asked && stage?.matches("[data-reads]")) opened(stage);
  if (number && number !== asked) bring(stage ? [stage] : $$(about).map(c => named("piece", c.dataset.piece, $("main"), ":not(.ask *)")));
  asked = number;
  const taken = $(".choices > .is-chosen"), list = taken?.parentElement; // in a replay: what was answered is in sight
  if (taken) {
    const t = taken.getBoundingClientRect(), l = list.getBoundingClientRect();
    list.scrollBy({ left: t.left - l.left - 12, top: Math.max(0, t.bottom - l.bottom), behavior: "instant" });
  }
  sheet();
  letters();
  below();
  centre();
  reach();
  pointers();
}

// A sheet over the table makes the rest of the page wait, until it has been read: then it does not come again.
const read = new Set((sessionStorage.getItem("read") ?? "").split(" "));
function sheet() {
  const d = $("dialog[data-sheet]");
  if (!d || d.matches(":modal")) return;
  d.open = false;
  if (read.has(d.dataset.sheet)) return;
  d.showModal();
  $("#sheet-h").focus({ preventScroll: true });
}
document.addEventListener("close", e => {
  if (!e.target.dataset.sheet) return;
  read.add(e.target.dataset.sheet);
  sessionStorage.setItem("read", [...read].join(" "));
  $("#ask-say")?.focus({ preventScroll: true });
  if (unsaid) $("#live").textContent = unsaid;
  unsaid = "";
}, true);

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
  link.textContent = off ? "Names on" : "Names off";
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
  showTalk();
  if (!on) return $("#talk-open").focus();
  $(matchMedia("(pointer: coarse)").matches ? "#talk-h" : "#talk-words, #talk-h")?.focus();
  inLine(() => sync(false));
}
// It goes when something under it takes the focus.
document.addEventListener("focusin", e => {
  if (!talking || e.target.closest("#talk, header.top")) return;
  const a = e.target.getBoundingClientRect(), b = $("#talk").getBoundingClientRect();
  if (a.left < b.right && a.top < b.bottom && b.top < a.bottom) { talking = false; showTalk(); }
});
// What is new is said to who can't see it, once.
function heard() {
  const { newest: n, last } = $("[data-newest]")?.dataset ?? {};
  if (n > newest && last) $("#talk-live").textContent = last;
  newest = Math.max(newest, n ?? 0);
}

// ---------- who points at what: a sign on the piece, beside the one on its row
let pointing = new Set($$("[data-pointer]").map(el => el.dataset.pointer));
function pointed() {
  const now = $$("[data-pointer]").map(el => el.dataset.pointer), fresh = now.filter(says => !pointing.has(says));
  if (fresh.length) $("#point-live").textContent = fresh.join(". ");
  pointing = new Set(now);
}
function pointers() {
  const all = $$("[data-pointer]").filter(el => el.dataset.at), layer = $("#pointers") ?? document.body.appendChild(Object.assign(document.createElement("div"), { id: "pointers" }));
  layer.ariaHidden = "true";
  const at = new Map(); // piece -> how many signs are on it
  layer.replaceChildren(...all.map(el => {
    const sign = document.createElement("span"), name = el.dataset.at;
    sign.append($("svg", el).cloneNode(true), el.dataset.name);
    sign.dataset.on = name;
    sign.dataset.n = at.get(name) ?? 0;
    at.set(name, (at.get(name) ?? 0) + 1);
    return sign;
  }));
  place();
}
// A sign stands at the upper corner of its piece as long as that is in sight, also while the board is moved.
function place() {
  const top = $("header.top")?.getBoundingClientRect().bottom ?? 0;
  for (const sign of $$("#pointers > span")) {
    const el = pieceAt(sign.dataset.on), r = el?.getBoundingClientRect();
    let box = [0, Math.max(0, top), innerWidth, Math.min(innerHeight, room())];
    for (let p = el?.parentElement?.closest("[data-scroll]"); p; p = p.parentElement?.closest("[data-scroll]")) {
      const b = p.getBoundingClientRect();
      box = [Math.max(box[0], b.left), Math.max(box[1], b.top), Math.min(box[2], b.right), Math.min(box[3], b.bottom)];
    }
    const x = r && r.left + r.width / 2, y = r && r.top + r.height / 2;
    sign.hidden = !r?.width || x < box[0] || x > box[2] || y < box[1] || y > box[3];
    if (sign.hidden) continue;
    sign.style.left = Math.max(2, Math.min(r.left - 6, innerWidth - sign.offsetWidth - 2)) + "px";
    sign.style.top = Math.max(box[1], r.top - 12) + sign.dataset.n * (sign.offsetHeight + 2) + "px";
  }
}
document.addEventListener("scroll", place, { capture: true, passive: true });
addEventListener("resize", place);
// While one points, the keyboard reaches every piece.
function reach() {
  for (const el of $$("[data-reached]")) { el.removeAttribute("tabindex"); el.removeAttribute("role"); delete el.dataset.reached; }
  if (!$("[data-thing]")) return;
  for (const el of $$("main [data-piece]:not(.ask *, button, a, [tabindex], [data-aim], [aria-hidden] *)")) {
    el.tabIndex = 0;
    if (!el.role) el.role = "button";
    el.dataset.reached = "";
  }
}

// A list of choices that does not fit says how many of them lie below.
function below() {
  const list = $(".answer .choices"), words = $("[data-below]");
  if (!list || !words) return;
  const end = list.getBoundingClientRect().bottom + 8;
  const n = list.scrollHeight - list.clientHeight - list.scrollTop < 4 ? 0 : $$("li", list).filter(li => li.getBoundingClientRect().bottom > end).length;
  words.hidden = !n || list.scrollWidth > list.clientWidth;
  words.textContent = n ? `${n} more below` : "";
}
document.addEventListener("scroll", below, { capture: true, passive: true });
addEventListener("resize", below);

// The letters of the recap stand on the pieces that have changed, too.
const pieceAt = name => named("piece", name, $("main"), ":not(.ask *, .recap *)");
let suggested; // the step whose choice has been brought into view
function letters() {
  for (const el of $$(".is-advised")) el.classList.remove("is-advised");
  const best = $(".advice .best")?.dataset.advised;
  if (best) pieceAt(best)?.classList.add("is-advised");
  for (const el of $$(".is-pointed")) el.classList.remove("is-pointed");
  const narrator = $("[data-points]");
  for (const piece of narrator?.dataset.points.split(" ") ?? []) if (piece) pieceAt(piece)?.classList.add("is-pointed");
  // What is suggested is pointed at on the board, or where nothing there stands for it, among the choices.
  const choice = narrator?.dataset.suggests && named("key", narrator.dataset.suggests, $("main"));
  if (choice) (choice.dataset.piece && pieceAt(choice.dataset.piece) || choice).classList.add("is-pointed");
  if (choice && suggested !== narrator.innerText) choice.scrollIntoView({ block: "nearest", inline: "center" });
  suggested = narrator?.innerText;
  for (const el of $$(".is-changed")) el.classList.remove("is-changed");
  for (const line of $$(".recap [data-at]")) {
    const el = line.dataset.at && pieceAt(line.dataset.at);
    if (!el || el.classList.contains("is-changed")) continue;
    el.classList.add("is-changed");
    el.dataset.letter = line.dataset.letter;
  }
}
document.addEventListener("click", e => {
  const show = e.target.closest("[data-show]");
  if (show) pieceAt(show.dataset.show)?.scrollIntoView({ block: "center", inline: "center", behavior: still() ? "instant" : "smooth" });
});

// A place that scrolls shows what it is about ([data-centre]) in its middle, whenever that is something else than before.
const centred = new Map();
function centre() {
  for (const el of $$("[data-scroll] [data-centre]")) {
    const place = el.closest("[data-scroll]"), name = place.dataset.scroll;
    if (!place.clientWidth || centred.get(name) === el.dataset.centre) continue; // folded away, or there already
    centred.set(name, el.dataset.centre);
    const p = place.getBoundingClientRect(), r = el.getBoundingClientRect();
    place.scrollBy({ left: r.left + r.width / 2 - p.left - p.width / 2, top: r.top + r.height / 2 - p.top - p.height / 2, behavior: "instant" });
  }
}

// On a phone the question lies over the foot of the page: the pieces it asks about come out from under it. So does a
// text that is read first, from under the bar that leads to the question below it.
function room() {
  if ($("#ask") && getComputedStyle($("#ask")).position === "fixed") return $("#ask").getBoundingClientRect().top;
  return $("[data-onward]")?.offsetHeight ? innerHeight - $("[data-onward]").offsetHeight : Infinity;
}
function bring(pieces) {
  const bar = $("header.top").offsetHeight, foot = room(), first = pieces.find(Boolean);
  const seen = r => r.top >= bar && r.bottom <= foot && r.left >= 0 && r.right <= innerWidth;
  if (foot === Infinity || !first || pieces.some(el => el && seen(el.getBoundingClientRect()))) return;
  first.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  const r = first.getBoundingClientRect();
  scrollBy({ top: r.top - Math.max(bar + 12, Math.min(bar + 60, foot - r.height - 12)), behavior: "instant" });
}
// On a wide screen the question is always seen, but not what it asks to have read: that begins in view.
function opened(page) {
  const { top } = page.getBoundingClientRect();
  if (room() === Infinity && (top < 0 || top > innerHeight / 2)) page.scrollIntoView({ block: "start", behavior: "instant" });
}
unveil();
ready();
newest = Number($("[data-newest]")?.dataset.newest ?? 0); // it was there before

// What moved ([data-vt]) slides from where it lay, one piece after the other. A view transition would not do: it
// leaves out whatever lies inside an SVG. Where a whole region has moved, its pieces lie where they lay.
function spot(el) {
  const { left, top, width } = el.getBoundingClientRect(), region = el.closest("[data-region]"), r = region?.getBoundingClientRect();
  return { left, top, width, region: region?.dataset.region, x: left - (r?.left ?? 0), y: top - (r?.top ?? 0) };
}
function shifted(before) {
  const moved = [];
  for (const el of $$("[data-vt]")) {
    const was = before.get(el.dataset.vt), is = spot(el);
    if (!was?.width || !is.width) continue; // it lay nowhere, and comes from nowhere
    const [dx, dy] = was.region === is.region ? [was.x - is.x, was.y - is.y] : [was.left - is.left, was.top - is.top];
    if (Math.hypot(dx, dy) > 8) moved.push([el, dx, dy]);
  }
  return moved;
}
// What can be pressed never moves: it would not be where it was aimed at. Nor does what moves take a press meanwhile.
const pressable = el => el.closest("button, .ask") || el.matches(".is-offered") || $("button", el);
const still = () => calm.matches || wants("motion-off");
const pace = () => wants("motion-quick") ? .5 : wants("motion-slow") ? 2.5 : 1;
const moving = new Set();
function animate(el, steps, { duration, delay = 0 }) {
  if (still()) return void el.classList.add("is-moved");
  const timing = { easing: "steps(6)", fill: "backwards", duration: duration * pace(), delay: delay * pace() };
  const a = el.animate(steps.map(s => ({ ...s, pointerEvents: "none" })), timing);
  moving.add(a);
  a.onfinish = a.oncancel = () => moving.delete(a);
  return a;
}
// Any key and any press ends what moves, and what goes on by itself.
function settle() {
  for (const a of moving) a.finish();
  watched = false;
  clearTimeout(next);
}
for (const press of ["keydown", "pointerdown"]) document.addEventListener(press, settle, true);
const slides = moved => moved.map(([el, dx, dy]) => [el, delay => {
  const scale = el.ownerSVGElement ? el.parentNode.getScreenCTM().a : 1;
  animate(el, [{ translate: `${dx / scale}px ${dy / scale}px`, zIndex: 9 }, { translate: "0px 0px", zIndex: 9 }], { duration: 240, delay });
}]);

// A number ([data-counts]) counts from what it was. A piece that is hurt more than it was ([data-hurt], and [data-n] how
// much) shakes, or the sign of damage in it falls on it.
function figures() {
  const all = new Map();
  for (const el of $$("[data-counts]")) all.set("counts " + el.dataset.counts, amount(el));
  for (const el of $$("[data-hurt]")) all.set("hurt " + el.dataset.hurt, Number(el.dataset.n));
  return all;
}
const amount = el => /^[-−]?\d+$/.test(el.textContent.trim()) ? Number(el.textContent.replace("−", "-")) : NaN;
function changes(stood) {
  const out = [];
  for (const el of $$("[data-counts]")) {
    const was = stood.get("counts " + el.dataset.counts);
    if (Math.abs(amount(el) - was) > 0) out.push([el, delay => count(el, was, { duration: 320, delay })]);
  }
  for (const el of $$("[data-hurt]")) {
    if (!(Number(el.dataset.n) > stood.get("hurt " + el.dataset.hurt))) continue;
    const mark = $("svg:has(> [href='#g-damage'])", el);
    out.push([el, delay => mark ? animate(mark, [{ translate: "0 -26px", zIndex: 9 }, { translate: "0 0", zIndex: 9 }], { duration: 200, delay })
      : animate(el, ["0 0", "-3px 0", "3px 0", "-2px 0", "0 0"].map(translate => ({ translate })), { duration: 240, delay })]);
  }
  return out;
}
function count(el, from, timing) {
  const words = el.textContent, to = amount(el), a = animate(el, [{}, {}], timing);
  if (!a) return;
  let over = false;
  for (const end of ["finish", "cancel"]) a.addEventListener(end, () => { over = true; el.textContent = words; });
  const step = () => {
    if (over) return;
    el.textContent = `${Math.round(from + (to - from) * (a.effect.getComputedTiming().progress ?? 1))}`.replace("-", "−");
    requestAnimationFrame(step);
  };
  step();
}
// All of it moves in the order in which the recap tells it, and after that what it does not tell.
function stir(motions, after) {
  const told = $$(".recap [data-at]").map(line => line.dataset.at);
  const turnOf = el => { const i = told.indexOf(el.closest("[data-piece]")?.dataset.piece); return i < 0 ? told.length : i; };
  motions.filter(([el]) => !pressable(el)).sort(([a], [b]) => turnOf(a) - turnOf(b))
    .forEach(([, go], i, all) => go(after + i * Math.min(120, 800 / all.length)));
}
// The end comes once, in 2.6 seconds: the winner into the picture, then what has happened, who and how from the last to
// the first, and the curve.
function rise() {
  if (!$(".fend") || still()) return;
  const show = [{ opacity: 0 }, { opacity: 1 }], pull = [{ strokeDasharray: 1, strokeDashoffset: 1 }, { strokeDasharray: 1, strokeDashoffset: 0 }];
  for (const el of $$(".fpin > *")) animate(el, [{ translate: "-260px 0" }, { translate: "0 0" }], { duration: 900 });
  for (const el of $$(".ftitle > *")) animate(el, show, { duration: 160, delay: 900 });
  $$(".fin").reverse().forEach((el, i) => {
    animate(el, show, { duration: 160, delay: 1060 + 160 * i });
    const points = $("strong", el);
    if (amount(points) > 0) count(points, 0, { duration: 320, delay: 1060 + 160 * i });
  });
  for (const el of $$(".fcc, .fcl")) animate(el, pull, { duration: 700, delay: 1900 });
}

// What was not there before, such as a die as it fell or a card as it was turned up ([data-turn]), turns over once, all
// of it together. What moves waits for it.
function turn(fresh) {
  const turned = fresh.filter(el => !pressable(el));
  for (const el of turned) animate(el, [{ scale: "0 1" }, { scale: "1 1" }], { duration: 160 });
  return turned.length ? 160 : 0;
}

// ---------- talking to the server, one thing after the other
let line = Promise.resolve();
const inLine = what => line = line.then(what).catch(e => console.error(e));
const ask = (url, init) => fetch(url, { cache: "no-store", ...init, headers: { "X-Fragment": "1", ...(talking && { "X-Talk": "1" }) } });
async function sync(answered) {
  const res = await ask(location.href);
  if (res.ok) swap(await res.text(), answered);
  else if (res.status < 500) location.reload(); // shows why: signed out, or cleared away
}
function oops(words, place) {
  const p = $("[data-oops]", place);
  p.textContent = words;
  p.hidden = false;
}
const busy = new Set(); // what is on its way: an act, a hint
async function post(what, url, body, button) {
  const place = button?.closest(".talk") ?? document; // where it says what was wrong
  try {
    button?.setAttribute("aria-busy", "true");
    const res = await ask(url, { method: "POST", body })
      .catch(() => oops("The table could not be reached, so nothing was sent. Try again in a moment.", place));
    if (!res) return;
    if (res.status === 204) { // said: this changes no question
      $("[data-oops]", place).hidden = true;
      button.form.reset();
      return sync(false);
    }
    if (res.redirected && new URL(res.url).pathname !== location.pathname) return location.assign(res.url);
    const text = await res.text();
    if (res.ok) {
      if (new URLSearchParams(location.search).has("point")) history.replaceState(null, "", location.href.replace(/[?&]point=yes/, ""));
      return swap(text, true);
    }
    if (res.status === 409) await sync(true); // the question that is put now is what was pressed for
    const plain = (res.headers.get("content-type") ?? "").startsWith("text/plain");
    oops(plain && text ? text : res.status === 409 ? "The table has moved on. This is how it stands now." : "The table refused that. Reload the page to see how it stands.", place);
  } finally {
    busy.delete(what);
    button?.removeAttribute("aria-busy");
  }
}
document.addEventListener("submit", e => {
  if (e.target.matches("[data-walk]")) { e.preventDefault(); return walkTo(e.target); }
  if (!e.target.matches("[data-live]")) return;
  e.preventDefault();
  const url = e.submitter?.hasAttribute("formaction") ? e.submitter.formAction : e.target.action;
  const what = new URL(url).pathname.match(/\/(hint|talk)\b/)?.[1] ?? "act"; // who waits for a hint, or talks, can act at once
  if (busy.has(what)) return; // the first press counts
  busy.add(what);
  const body = new URLSearchParams(new FormData(e.target, e.submitter));
  inLine(() => post(what, url, body, e.submitter));
});

// ---------- walking through a match that is over
async function walk(url) {
  const res = await ask(url);
  if (!res.ok) return location.assign(url);
  swap(await res.text());
  history.replaceState(null, "", url);
  goOn();
}
const walkTo = form => inLine(() => walk(form.action + "?" + new URLSearchParams(new FormData(form))));
document.addEventListener("change", e => e.target.closest("[data-walk]") && walkTo(e.target.form));
// What is shown again goes on by itself, until something is pressed.
let next, watched = true;
function goOn() {
  clearTimeout(next);
  const on = $("[data-plays] #walk-on");
  if (on && watched) next = setTimeout(() => inLine(() => walk(on.href)), 1200 * pace());
}
addEventListener("load", goOn);

// ---------- what somebody else has done is heard, and told by the browser to whoever looks elsewhere, if they want that
let audio;
const tunes = { // notes: after how many seconds, how high in hertz, how long, how loud
  turn: [[0, 196, .18, .5], [.16, 196, .22, .4]],
  news: [[0, 880, .05, .12]],
  over: [[0, 523, .9, .3], [.28, 440, .9, .3], [.56, 349, 1.6, .35]],
};
function play(tune) {
  audio ??= new AudioContext();
  audio.resume(); // a browser makes no sound before the page has been pressed
  for (const [after, pitch, length, loud] of tunes[tune]) {
    const at = audio.currentTime + .03 + after, tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(loud, at);
    volume.gain.exponentialRampToValueAtTime(.001, at + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
function noticed(mine, over) {
  const tune = over ? "over" : mine ? "turn" : "news";
  if (wants("sound-" + tune)) play(tune);
  if (mine && document.hidden && wants("notify-turn") && window.Notification?.permission === "granted") tell();
}
function tell() {
  try {
    const n = new Notification(document.title.replace("● ", ""), { body: $("#ask-say")?.textContent, tag: location.pathname, icon: $("link[rel=icon]").href });
    n.onclick = () => { window.focus(); n.close(); };
  } catch { /* phones show notices only of pages with a worker */ }
}
document.addEventListener("change", async e => {
  if (e.target.name !== "notify" || !e.target.checked) return;
  const granted = window.Notification && await Notification.requestPermission() === "granted";
  e.target.checked = granted;
  $("[data-notify-refused]").hidden = granted;
});

// ---------- the event stream says when there is a new version
let latest;
// After a gap the page is fetched until that succeeds: nothing else would fetch it.
const catchUp = () => sync(false).then(() => root.classList.remove("is-offline"), () => setTimeout(() => inLine(catchUp), 2000));
function listen() {
  const url = $("[data-events]")?.dataset.events;
  if (!url || !window.EventSource) return;
  const stream = new EventSource(url);
  stream.addEventListener("table", e => {
    latest = e.data;
    inLine(() => latest !== version() && sync(false));
  });
  stream.onopen = () => { if (root.classList.contains("is-offline")) inLine(catchUp); };
  stream.onerror = () => {
    root.classList.add("is-offline");
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 5000);
  };
}
listen();
addEventListener("pageshow", e => { if (e.persisted) inLine(() => sync(false)); });

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
  const row = answers(piece)[0], away = row?.closest("details");
  if (away) away.open = true;
  row?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  bring([named("piece", piece, $("main"), ":not(.ask *)")]);
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
function choose(piece) {
  const buttons = answers(piece), thing = $("[data-thing]");
  if (thing && buttons.length !== 1) { // one points at it as it lies there
    thing.value = piece;
    thing.click();
    return true;
  }
  const away = buttons[0]?.closest("details.seldom:not(.safe)"); // what is rarely wanted is never done by a press on its piece
  if (away) away.open = true;
  buttons.length === 1 && !away ? buttons[0].click() : buttons[0]?.focus();
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
  held.hidden = false;
  el.setAttribute("aria-describedby", "held");
  const a = el.getBoundingClientRect(), h = held.getBoundingClientRect();
  const left = a.right + 12 + h.width < innerWidth ? a.right + 12 : a.left - 12 - h.width;
  held.style.left = Math.max(8, Math.min(left, innerWidth - h.width - 8)) + "px";
  held.style.top = Math.max(8, Math.min(a.top - 20, innerHeight - h.height - 8)) + "px";
}
function drop() { clearTimeout(timer); holding = undefined; held.hidden = true; }
function soon(ms, what) { clearTimeout(timer); timer = setTimeout(what, ms); }
let point = "";
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
  aim(e.target.closest("[data-piece]")?.dataset.piece, e.target.dataset.key);
  const card = e.target.closest("[data-card]") ?? (e.target.matches("button") && $("[data-card]", e.target));
  if (card && e.target.matches(":focus-visible")) { clearTimeout(timer); hold(card); }
  else if (!e.target.closest("#held")) drop();
  if (e.target.matches("[data-scroll] :focus-visible")) e.target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const r = e.target.getBoundingClientRect(), under = r.bottom + 12 - room();
  if (under > 0 && r.height <= 200 && !e.target.closest(".ask")) scrollBy({ top: under, behavior: "instant" });
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
  const card = e.target.closest("[data-card]"), piece = meant(e)?.dataset.piece;
  if (card) soon(450, () => { pressed = true; hold(card); });
  else if (piece && named("piece", piece, document, "[data-aim]")) soon(450, () => { pressed = true; show(piece); });
});
for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, () => { if (!pressed) clearTimeout(timer); }, true);
document.addEventListener("contextmenu", e => { if (pressed) e.preventDefault(); });

// ---------- presses
document.addEventListener("click", e => {
  if (pressed) { pressed = false; return e.preventDefault(); }
  const on = sel => e.target.closest(sel);
  let el;
  if ((el = on("[data-why]"))) {
    e.preventDefault();
    const why = $("#why"), open = why.classList.toggle("is-open");
    for (const d of $$("details", why)) d.open = open;
    if (open) why.focus();
  } else if ((el = on("[data-theme]"))) {
    const light = root.classList.contains("daylight") || (!root.classList.contains("night") && matchMedia("(prefers-color-scheme: light)").matches);
    root.classList.toggle("daylight", !light);
    root.classList.toggle("night", light);
    setCookie("theme", light ? "night" : "daylight");
  } else if ((el = on("[data-hint-gone]"))) {
    setCookie("hints", el.dataset.hintGone === "off" ? "off" : [...cookie("hints").split("."), el.dataset.hintGone].filter(Boolean).join("."));
    hideHints();
  } else if ((el = on("[data-sound]"))) {
    play(el.dataset.sound);
  } else if ((el = on("[data-copy]"))) {
    const field = $(el.dataset.copy);
    (navigator.clipboard?.writeText(field.value) ?? Promise.reject()).catch(() => {
      field.select();
      document.execCommand("copy");
      el.focus();
    });
    el.textContent = $("#live").textContent = "Copied";
  } else if ((el = on("[data-send]"))) {
    navigator.share({ title: document.title, url: $(el.dataset.send).value }).catch(() => {}); // who changes their mind
  } else if ((el = on("[data-save]"))) {
    e.preventDefault();
    save().catch(() => location.assign(el.href));
  } else if ((el = on("[data-share]"))) {
    picture().then(file => navigator.share({ files: [file] })).catch(() => {}); // who changes their mind
  } else if ((el = on("[data-names]"))) {
    e.preventDefault();
    names(el);
  } else if ((el = on("[data-talk]")) && !(e.ctrlKey || e.metaKey || e.shiftKey)) {
    e.preventDefault();
    talk(!talking);
  } else if ((el = on("[data-walk-step]")) && !(e.ctrlKey || e.metaKey || e.shiftKey)) {
    e.preventDefault();
    inLine(() => walk(el.href));
  } else if ((el = cardName(e.target)) && !(e.ctrlKey || e.metaKey || e.shiftKey)) {
    e.preventDefault();
    const piece = e.detail > 0 && !el.matches(".cardref, .card h3 a") && on("[data-piece]"); // a press, not a key
    if (!piece || !choose(piece.dataset.piece)) hold(el.closest("[data-card]"));
  } else if (!on(".ask, a, button, summary, input") && (el = meant(e)) && choose(el.dataset.piece)) e.preventDefault();
});
// What is unfolded, or drawn at another size, is centred anew.
document.addEventListener("click", e => {
  const region = e.target.closest("summary")?.closest("[data-region]");
  if (region) setTimeout(() => {
    for (const place of $$("[data-scroll]", region)) centred.delete(place.dataset.scroll);
    centre();
  });
});
document.addEventListener("keydown", e => {
  if (e.key === "Escape" && talking && (e.target.closest("#talk") || held.hidden)) return talk(false);
  if (e.key === "Escape" && held.hidden && $("[data-thing]")) return $("#point").click();
  if (e.key === "Escape") return drop();
  if ($("dialog:modal")) return; // nothing behind it is pressed
  if (e.repeat || e.ctrlKey || e.metaKey || e.altKey || e.target.closest("input, select, textarea")) return;
  if (e.key === "Enter" && e.target.matches("[data-piece]:not(button, a)") && choose(e.target.dataset.piece)) return e.preventDefault();
  const key = e.key.toLowerCase(), place = { l: "#log", m: "#map" }[key];
  const button = $(`${asks} [data-shortcut="${CSS.escape(key)}"]`) ?? (key === "t" ? $("#talk-open") : null);
  if (button) button.click();
  else if (place && $(place)) { $(place).scrollIntoView({ block: "nearest" }); $(place).focus({ preventScroll: true }); }
  else return;
  e.preventDefault();
});

// ---------- clocks count down where they are seen; who listens hears the words beside them, which stand still
const begun = new WeakMap();
setInterval(() => {
  for (const el of $$("[data-left]")) {
    const bar = el.parentElement.querySelector("meter"), all = Number(el.dataset.left);
    if (!begun.has(el)) begun.set(el, [performance.now(), bar.value]);
    const [since, share] = begun.get(el), left = Math.max(0, Math.round(all - (performance.now() - since) / 1000));
    const two = n => String(n).padStart(2, "0"), h = Math.floor(left / 3600), m = Math.floor(left / 60) % 60;
    el.textContent = h ? `${h}:${two(m)}:${two(left % 60)}` : `${m}:${two(left % 60)}`;
    bar.value = all ? share * left / all : 0;
  }
}, 1000);

// ---------- the rulebook's search filters while you type; a link within the book shows all of it again
document.addEventListener("input", e => e.target.matches("[data-filter]") && filter(e.target));
document.addEventListener("click", e => {
  const field = e.target.closest(".rb a[href^='#']") && $("[data-filter]");
  if (field?.value) { field.value = ""; filter(field); }
});
function filter(field) {
  const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const r of $$("[data-rule]")) r.hidden = !wanted.every(w => r.textContent.toLowerCase().includes(w));
  const n = $$("[data-rule]:not([hidden])").length;
  for (const c of $$("[data-chapter]")) c.hidden = !$("[data-rule]:not([hidden])", c);
  $("[data-found]").textContent = !wanted.length ? "" : n === 0 ? "No rule holds all these words. Try fewer." : n === 1 ? "1 rule" : `${n} rules`;
}
})();
