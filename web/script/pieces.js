// What the script does to pieces and to what scrolls: signs, letters, what is brought into view.

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

// A list that does not fit says how many of its rows lie below it, and above; a row, how many lie to its right. A press on
// that goes there, and what is unfolded in a row comes into sight. On a phone it is the panel that says it for all its rows:
// they scroll as one, under its head and over its foot.
const suggestedOf = list => $(".is-pointed", list);
const listOf = words => words.closest(words.dataset.below || "none") ?? words.previousElementSibling;
function below() {
  for (const words of $$("[data-below]")) {
    const list = listOf(words), all = list.contains(words), aside = !all && sideways(list), box = list.getBoundingClientRect().toJSON();
    if (all) [box.top, box.bottom] = [$(".head", list).getBoundingClientRect().bottom, words.parentElement.getBoundingClientRect().top];
    const rest = aside ? list.scrollWidth - list.clientWidth - list.scrollLeft : list.scrollHeight - list.clientHeight - list.scrollTop;
    const hidden = el => aside ? el.getBoundingClientRect().right > box.right + 8 : el.getBoundingClientRect().bottom > box.bottom + 8;
    const rows = all ? $$(".choices li:not(.grp, .rest), .first button, .standing", list).filter(el => el.offsetHeight)
      : $$("li:not(.grp, .rest), :scope > .rest > details > summary, dt, :scope > button", list), n = rest < 4 ? 0 : rows.filter(hidden).length;
    const above = aside || list.scrollTop < 4 ? 0 : rows.filter(el => el.getBoundingClientRect().top < box.top - 8).length;
    words.hidden = !n && !above;
    words.classList.toggle("aside", aside);
    words.classList.toggle("up", !n);
    words.classList.toggle("is-leading", n > 0 && all && !!suggestedOf(list) && hidden(suggestedOf(list)));
    words.textContent = [n && (aside ? sentences.sayAside : sentences.sayBelow).replace("{n}", n), above && sentences.sayAbove.replace("{n}", above)]
      .filter(Boolean).join(", ");
  }
  goesOn();
}
// A page that is read, and does not end in sight, says at the foot of what is seen of it that there is more. A press on that
// goes there.
function goesOn() {
  const words = $("[data-goes-on]"), foot = Math.min(innerHeight, room());
  if (!words) return;
  words.style.bottom = `${innerHeight - foot}px`;
  words.hidden = words.previousElementSibling.getBoundingClientRect().bottom < foot + 2;
}
document.addEventListener("click", e => {
  if (e.target.closest("[data-goes-on]")) scrollBy({ top: Math.min(innerHeight, room()) * .7, behavior: still() ? "instant" : "smooth" });
});
// Such a list of sentences ends with a whole line: half of one can't be read. As it gets shorter, its place may, too. Its
// first row is always seen.
function whole() {
  for (const list of $$("[data-whole]")) {
    const place = list.closest("[data-region]"), first = Math.min(list.firstElementChild.offsetHeight, 120);
    list.style.maxHeight = place.style.minHeight = "";
    if (list.clientHeight && list.clientHeight < first) place.style.minHeight = `${place.offsetHeight + first - list.clientHeight}px`;
    const text = document.createRange(), top = list.getBoundingClientRect().top - list.scrollTop;
    text.selectNodeContents(list);
    for (let most; (most = list.clientHeight) && list.scrollHeight > most + 4;) {
      const fit = rects => Math.ceil(Math.max(0, ...rects.map(r => r.bottom - top).filter(y => y <= most)));
      const end = fit($$(":scope > li", list).map(li => li.getBoundingClientRect())) || fit([...text.getClientRects()]);
      if (!end || `${end}px` === list.style.maxHeight) break;
      list.style.maxHeight = `${end}px`;
    }
  }
}
function ends() { below(); whole(); below(); } // what is said under a list takes room, too
// What can be chosen comes first: where it does not fit into its column, the log gives way; only where that is not
// enough the rows stand closer, and then what stands round them gives way. The question ends on the screen.
let unfolded = new Set(); // what stood open when all was fitted
function fit() {
  unfolded = new Set($$("details[open]"));
  document.documentElement.style.setProperty("--told", `${$(".lesson")?.offsetHeight ?? 0}px`);
  const rail = $(".rail"), full = el => !sideways(el) && el.scrollHeight - el.clientHeight > 4;
  const over = () => rail?.offsetHeight && $(".ask", rail)?.getBoundingClientRect().bottom > rail.getBoundingClientRect().bottom + 1;
  rail?.classList.remove("is-short", "is-tight", "is-full");
  for (const less of ["is-short", "is-tight", "is-full"]) {
    if (!over() && !$$(".ask .choices, .ask .answer").some(full)) break;
    rail?.classList.add(less);
  }
  ends();
}
// Where there is no room for the choices of a new question, first-time help makes some; then what has happened is folded to
// a line, if all of it could not be read anyway. At the next question it stands open again.
let yielded = false;
function yields() {
  const cramped = () => room() === Infinity && $(".listed > [data-below]:not([hidden]), .rail.is-full");
  const help = $("[data-hint]:not([hidden]) > details[open]");
  if (help && cramped()) { help.open = false; fit(); }
  const recap = $(".rail > .recap > details[open]");
  yielded = !!recap && !!cramped() && !!$(".recap > details > [data-below]:not([hidden])");
  if (yielded) { recap.open = false; fit(); }
}
function unyields() {
  const recap = yielded && $(".rail > .recap > details");
  if (recap) recap.open = true;
}
const sideways = list => list.scrollWidth > list.clientWidth + 4;
document.addEventListener("click", e => {
  const words = e.target.closest("[data-below]"), list = words && listOf(words);
  if (list && sideways(list)) list.scrollBy({ left: list.clientWidth * .8, behavior: still() ? "instant" : "smooth" });
  else if (list && words.matches(".is-leading")) suggestedOf(list).scrollIntoView({ block: "nearest", behavior: still() ? "instant" : "smooth" });
  else if (list) list.scrollBy({ top: words.matches(".up") ? -list.scrollTop : list.clientHeight * .8, behavior: still() ? "instant" : "smooth" });
  const fold = e.target.closest(".choices summary");
  if (fold) setTimeout(() => {
    const row = fold.closest(".choices");
    if (fold.parentElement.open && sideways(row)) {
      row.scrollBy({ left: fold.getBoundingClientRect().left - row.getBoundingClientRect().left, behavior: "instant" });
    }
  });
});
document.addEventListener("scroll", below, { capture: true, passive: true });
addEventListener("resize", fit);
document.addEventListener("toggle", e => e.target.matches("details") && unfolded.has(e.target) !== e.target.open && fit(), true);

// The letters of the recap stand on the pieces that have changed, too.
const pieceAt = name => named("piece", name, $("main"), ":not(.ask *, .recap *)");
let advises; // the choice that a hint has brought into view
let suggested; // the step whose choice has been brought into view, and at which question
function letters() {
  for (const el of $$(".is-advised")) el.classList.remove("is-advised");
  const best = $(".advice .best")?.dataset.advised, row = $(".advice .best")?.dataset.advises;
  if (best) pieceAt(best)?.classList.add("is-advised");
  // The row that a hint names is brought into view, and where not both have room, the hint.
  if (row && row !== advises) {
    for (const el of [named("key", row, $(".ask")), $(".advice")]) el?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }
  advises = row;
  for (const el of $$(".is-pointed")) el.classList.remove("is-pointed");
  const narrator = $("[data-points]");
  const told = (narrator?.dataset.points.split(" ") ?? []).map(piece => piece && pieceAt(piece)).filter(Boolean); // what they speak of
  for (const el of told) el.classList.add("is-pointed");
  // What is suggested is pointed at among the choices, and on the board where something there stands for it. A step may
  // begin while others are asked: its choice is brought into view when it comes.
  const choice = narrator?.dataset.suggests && named("key", narrator.dataset.suggests, $("main"));
  for (const el of choice ? [choice, choice.dataset.piece && pieceAt(choice.dataset.piece)] : []) if (el) el.classList.add("is-pointed");
  const step = narrator && [narrator.dataset.keep, narrator.dataset.suggests, question()].join();
  if (narrator && suggested !== step) {
    if (choice && !inPage()) suggest(choice);
    if (!$("[data-asks], [data-reads]")) bring([...told, ...$$(".is-pointed").filter(el => !el.closest(".ask"))]);
  }
  suggested = step;
  for (const el of $$(".is-changed")) el.classList.remove("is-changed");
  for (const line of $$(".recap [data-at]")) {
    const el = line.dataset.at && pieceAt(line.dataset.at);
    if (!el || el.classList.contains("is-changed")) continue;
    el.classList.add("is-changed");
    el.dataset.letter = line.dataset.letter;
  }
}
// On a phone, where the question scrolls as one, it is read from its beginning: where what is suggested does not fit below
// that, the words that say how much lies below lead to it.
function suggest(choice) {
  if (room() === Infinity || !choice.closest(".ask")) choice.scrollIntoView({ block: "nearest", inline: "center" });
}
document.addEventListener("click", e => {
  const show = e.target.closest("[data-show]");
  if (show) pieceAt(show.dataset.show)?.scrollIntoView({ block: "center", inline: "center", behavior: still() ? "instant" : "smooth" });
});

// A place that scrolls opens with what it is about ([data-centre]) in its middle. From question to question, and when that
// moves, it stays where it was left, unless that is out of sight then, or so near to the edge that half its size is. What
// the reader has moved themselves stays for as long as the question does.
const centred = new Map(), byHand = new Set();
for (const by of ["wheel", "touchmove"]) document.addEventListener(by, e => {
  const place = e.target.closest?.("[data-scroll]");
  if (place) byHand.add(place.dataset.scroll);
}, { passive: true });
function centre(anew) {
  if (anew) byHand.clear();
  for (const el of $$("[data-scroll] [data-centre]")) {
    const place = scroller(el), name = place.dataset.scroll, was = centred.get(name);
    if (!place.clientWidth || was === el.dataset.centre && !anew) continue; // folded away, or there already
    if (byHand.has(name) && was !== undefined) continue;
    centred.set(name, el.dataset.centre);
    place.scrollBy(toward(place, el, was !== undefined));
  }
}
// How a place has to be scrolled so that something lies in its middle; not at all where that is seen and may lie as it does.
function toward(place, el, stays) {
  const p = place.getBoundingClientRect(), r = el.getBoundingClientRect();
  const off = (from, size, begin, room) => {
    const edge = Math.max(0, Math.min(size / 2, (room - size) / 4));
    return stays && from >= begin + edge && from + size + edge <= begin + room ? 0 : from + size / 2 - begin - room / 2;
  };
  return { left: off(r.left, r.width, p.left, p.width), top: off(r.top, r.height, p.top, p.height), behavior: "instant" };
}
// As long as nothing is asked, a place that opens with something in its middle goes along with what moves in it.
function follow(moved) {
  for (const [el] of moved) {
    const place = scroller(el);
    if (place && $("[data-centre]", place) && !byHand.has(place.dataset.scroll)) place.scrollBy(toward(place, el, true));
  }
}
const scroller = el => el.closest("[data-scroll]");

// All of a board in small, where it is larger than its place: a frame shows which part of it is in view, and a press brings
// another there. The page moves only if that part would stay below the question.
function inView(place) {
  const p = place.getBoundingClientRect(), bar = $("header.top").getBoundingClientRect().bottom;
  return { left: p.left, right: p.right, top: Math.max(p.top, bar), bottom: Math.min(p.bottom, room(), innerHeight) };
}
function overviews() {
  for (const el of $$("[data-overview]")) {
    const place = named("scroll", el.dataset.overview), board = place?.firstElementChild?.getBoundingClientRect();
    if (!board?.width || !el.offsetHeight) continue;
    const p = inView(place), all = $("svg", el).viewBox.baseVal, frame = $(".ovview", el);
    const share = (from, to, begin, size) => [Math.max(0, (from - begin) / size), Math.min(1, (to - begin) / size)];
    const [left, right] = share(p.left, p.right, board.left, board.width);
    const [top, bottom] = share(p.top, p.bottom, board.top, board.height);
    const part = right > left && bottom > top && (right - left < .99 || bottom - top < .99);
    frame.setAttribute("x", all.x + left * all.width);
    frame.setAttribute("y", all.y + top * all.height);
    frame.setAttribute("width", part ? (right - left) * all.width : 0);
    frame.setAttribute("height", part ? (bottom - top) * all.height : 0);
  }
}
document.addEventListener("scroll", overviews, { capture: true, passive: true });
addEventListener("resize", overviews);
document.addEventListener("click", e => {
  const link = e.target.closest("[data-overview] a"), part = link && $(link.getAttribute("href")), place = part && scroller(part);
  if (!place || e.ctrlKey || e.metaKey || e.shiftKey) return;
  e.preventDefault();
  byHand.add(place.dataset.scroll);
  const r = part.getBoundingClientRect(), p = inView(place), behavior = still() ? "instant" : "smooth";
  const least = -place.scrollTop, most = place.scrollHeight - place.clientHeight - place.scrollTop;
  const down = r.top + r.height / 2 - (p.top + p.bottom) / 2, top = Math.min(Math.max(down, least), most);
  place.scrollBy({ left: r.left + r.width / 2 - (p.left + p.right) / 2, top, behavior });
  if (r.top - top < p.top || r.bottom - top > p.bottom) scrollBy({ top: down - top, behavior });
});

// On a phone the narrator's text lies over the table: it is folded to what is to be done as soon as the table is moved.
document.addEventListener("touchmove", e => {
  const text = $(".lesson > details");
  if (text && !e.target.closest(".lesson, .ask, dialog") && getComputedStyle($(".lesson")).position === "sticky") text.open = false;
}, { passive: true });

// On a phone the question lies over the foot of the page: the pieces it asks about come out from under it. So does a
// text that is read first, from under the bar that leads to the question below it.
const inPage = () => !!$("[data-onward]")?.offsetHeight;
function room() {
  if ($("#ask") && getComputedStyle($("#ask")).position === "fixed") return $("#ask").getBoundingClientRect().top;
  return inPage() ? innerHeight - $("[data-onward]").offsetHeight : Infinity;
}
// What a question is about: the pieces of its choices, where it names a part of the page those in there, else that part,
// else what can be done first. Of a part that does not fit it is the middle, and of pieces in a place that scrolls what that
// place is about.
function about() {
  const of = list => $$(list + " [data-piece]").map(c => named("piece", c.dataset.piece, $("main"), ":not(.ask *)")).filter(Boolean);
  const part = document.getElementById($(".ask").dataset.about ?? ""), pieces = of(".choices").filter(el => !part || part.contains(el));
  if (pieces.length) return pieces.map(el => (scroller(el) && $("[data-centre]", scroller(el))) || el);
  if (!part) return of(".first");
  const middle = part.offsetHeight > room() - $("header.top").offsetHeight && $("[data-centre]", part);
  return [middle || part];
}
// A place that scrolls is moved only if it does not show it; the page so that something is seen round what that place is about.
function bring(pieces) {
  const told = $(".lesson"), over = told && getComputedStyle(told).position === "sticky" ? told.offsetHeight : 0;
  const bar = $("header.top").offsetHeight + over, foot = room(), first = pieces.find(Boolean);
  const seen = r => r.top >= bar && r.bottom <= foot && r.left >= 0 && r.right <= innerWidth;
  if (foot === Infinity || !first || seen(first.getBoundingClientRect())) return;
  const place = scroller(first)?.getBoundingClientRect(), was = first.getBoundingClientRect();
  const shown = place && was.left >= place.left && was.right <= place.right && was.top >= place.top && was.bottom <= place.bottom;
  if (!shown) first.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  const r = first.getBoundingClientRect(), middle = first.matches("[data-centre]") && (bar + foot - r.height) / 2;
  scrollBy({ top: r.top - Math.max(bar + 12, middle || Math.min(bar + 60, foot - r.height - 12)), behavior: "instant" });
}
// On a wide screen the question is always seen, but not what it asks to have read: that begins in view.
function opened(page) {
  const { top } = page.getBoundingClientRect();
  if (room() === Infinity && (top < 0 || top > innerHeight / 2)) page.scrollIntoView({ block: "start", behavior: "instant" });
}
unveil();
ready();
newest = Number($("[data-newest]")?.dataset.newest ?? 0); // it was there before
