// The page: its regions are swapped for those that the server sends; what is there for the script alone comes to light.

const root = document.documentElement;
const $ = (sel, from = document) => from.querySelector(sel);
const $$ = (sel, from = document) => [...from.querySelectorAll(sel)];
const sentences = $("#live").dataset; // what the script says, in the page's language
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

// ---------- the way back to the table that was last seen in this tab
if (/^\/t\/[^/]+$/.test(location.pathname)) sessionStorage.setItem("table", location.pathname + location.search);
const seen = sessionStorage.getItem("table");
for (const el of seen ? $$("[data-back]") : []) { el.href = seen; el.hidden = false; }

// ---------- swapping regions
const served = new Map(); // region -> its HTML as the server sent it, before anybody opened or pointed at things
const parts = new Map(); // the same of the parts of regions
function note(doc) {
  for (const r of $$("[data-region]:not([data-same])", doc)) served.set(r.dataset.region, r.outerHTML);
  for (const p of $$("[data-part]", doc)) parts.set(p.dataset.part, p.outerHTML);
}
let sums = ""; // of the regions that are here, as the server has told them: it leaves out those that are the same
note(document);
const version = () => $("[data-version]")?.dataset.version;

function swap(html, answered, now = "") {
  const doc = new DOMParser().parseFromString(html, "text/html");
  const here = $$("[data-region]"), next = $$("[data-region]", doc);
  if (!next.length) return location.reload(); // not this table any more: signed out, or gone
  const same = here.map(r => r.dataset.region).sort().join() === next.map(r => r.dataset.region).sort().join();
  sums = same || !$("[data-same]", doc) ? now : "";
  const left = $$("[data-part][data-same]", doc);
  if (left.some(p => !parts.has(p.dataset.part))) sums = "";
  if (now && !sums) return sync(answered); // something else is here than the server thinks: all of it is needed
  for (const p of left) p.outerHTML = parts.get(p.dataset.part);
  const changed = next.filter(r => !("same" in r.dataset) && served.get(r.dataset.region) !== r.outerHTML);
  note(doc);
  document.title = doc.title;
  const icon = $("link[rel=icon]");
  icon.href = doc.title.startsWith("●") ? icon.dataset.mine : icon.dataset.calm;
  if (version() && $("[data-version]", doc)) $("[data-version]").dataset.version = $("[data-version]", doc).dataset.version;
  if (same && !changed.length) return;
  const said = $("#ask-say")?.textContent, told = $("[data-says]")?.textContent, counted = $("#reckoning"), page = [scrollX, scrollY];
  const at = document.activeElement, region = at?.closest("[data-region]")?.dataset.region;
  const scrolls = $$("[data-scroll]").map(el => [el.dataset.scroll, el.scrollLeft, el.scrollTop]);
  const asking = question(), why = $("#why.is-open") && asking;
  const open = $$("details[data-keep]").map(el => [el.dataset.keep, el.open]);
  const before = new Map($$("[data-vt]").map(el => [el.dataset.vt, spot(el)]));
  const shown = new Set($$("[data-turn]").map(el => el.dataset.turn)), stood = figures(), ended = $(".fend");
  if (same) {
    if ($("main").className !== $("main", doc).className) $("main").className = $("main", doc).className;
    for (const r of changed) named("region", r.dataset.region).replaceWith(document.importNode(r, true));
  }
  else { $("header.top").replaceWith($("header.top", doc)); $("main").replaceWith($("main", doc)); }
  for (const [name, left, top] of scrolls) named("scroll", name)?.scrollTo({ left, top, behavior: "instant" });
  if (why && why === question()) $("#why")?.classList.add("is-open"); // others have answered, the question is the same
  for (const [keep, was] of open) { const el = named("keep", keep); if (el) el.open = was; }
  scrollTo({ left: page[0], top: page[1], behavior: "instant" });
  unveil();
  const moved = shifted(before); // measured before anything is scrolled to be seen: that moves no piece
  ready();
  if (!question()) follow(moved);
  if (!counted && $("#reckoning")) scrollTo({ top: 0, behavior: "instant" }); // all is over: its page is read from the top
  if (answered && (question() !== asking || $("#ask-say")?.textContent !== said)) $("#ask-say")?.focus({ preventScroll: true });
  else if (at && !at.isConnected) {
    const again = (at.id && document.getElementById(at.id)) || (at.dataset.key && named("key", at.dataset.key, region && named("region", region)));
    (again || (region === "ask" ? $("#ask-say") : named("region", region ?? "ask")))?.focus({ preventScroll: true });
  }
  $("[data-only]")?.scrollIntoView({ block: "nearest", behavior: "instant" }); // nothing else is left to do
  const says = $("#ask-say")?.textContent ?? "";
  heard();
  pointed();
  const tells = $("[data-says]")?.textContent ?? told;
  const asksNow = says !== said && document.activeElement?.id !== "ask-say";
  const aloud = [news(answered && question() !== asking), asksNow ? says : tells !== told ? tells.trim() : ""].filter(Boolean).join(" ");
  if (aloud && $("dialog:modal")) unsaid = `${unsaid} ${aloud}`.trim(); // behind it nothing is heard
  else if (aloud) $("#live").textContent = aloud;
  cards.clear(); // what they answer may have changed
  aimed = undefined;
  stir([...slides(moved), ...changes(stood)], turn($$("[data-turn]").filter(el => !shown.has(el.dataset.turn))));
  if (!ended) rise();
  if (!answered) noticed(doc.title.startsWith("●") && question() !== asking, !counted && $("#reckoning"));
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

// The question that is put: one's own, or another's that all decide, each with numbers of its own.
const question = () => $("#answer")?.dataset.question;

// What the script does to a page that has just come. A map wider than its place shows the part that the table thinks
// of, when it becomes another one.
let part, asked, readThen; // what stood there to be read
function ready() {
  const now = $(".regs .on")?.getAttribute("href"), el = now && now !== part ? $(now) : null, place = el?.closest("[data-scroll]");
  part = now ?? part;
  if (place) place.scrollLeft += el.getBoundingClientRect().left - place.getBoundingClientRect().left - 8;
  const number = question();
  const stage = $("[data-asks], [data-reads]"); // what is answered on the board, or read before it is answered
  const text = stage?.matches("[data-reads]") && stage.textContent, again = text && text === readThen;
  centre(number !== asked);
  if (number && number !== asked && text) opened(stage);
  if (number && number !== asked && !again) bring(stage ? [stage] : about()); // who has read it wants the next question
  readThen = text;
  const anew = number !== asked;
  asked = number;
  const shown = $("[data-walk]") && $("details[name=full][open]"); // whose step is shown again: on a phone they lie further down
  if (shown && matchMedia("(max-width: 700px)").matches) shown.scrollIntoView({ behavior: "instant" });
  const taken = $(".choices > .is-chosen"), list = taken?.parentElement; // in a replay: what was answered is in sight
  if (taken) {
    const t = taken.getBoundingClientRect(), l = list.getBoundingClientRect();
    list.scrollBy({ left: t.left - l.left - 12, top: Math.max(0, t.bottom - l.bottom), behavior: "instant" });
  }
  if (inPage()) $("#ask > details").open = true;
  sheet();
  if (anew) unyields();
  fit();
  if (anew) {
    yields();
    for (const d of $$(".ask footer > details[open]")) d.open = false; // why one could not undo is not news any more
  }
  letters(); // what it brings into view is there for good
  below();
  overviews();
  reach();
  if (root.matches("[data-signs]")) signs(true);
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
