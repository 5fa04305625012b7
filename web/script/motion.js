// What has changed moves once, and any key ends it.

// What moved ([data-vt]) slides from where it lay, one piece after the other. A view transition would not do: it
// leaves out whatever lies inside an SVG. Where a whole region has moved, its pieces lie where they lay; so does what
// still stands on the same place ([data-stands], the name of another piece), wherever that is drawn now.
// Nothing that moves comes over the question, or the bar above.
function spot(el) {
  const { left, top, width } = el.getBoundingClientRect(), region = el.closest("[data-region]"), r = region?.getBoundingClientRect();
  return { left, top, width, stands: el.dataset.stands, region: region?.dataset.region, x: left - (r?.left ?? 0), y: top - (r?.top ?? 0) };
}
function shifted(before) {
  const moved = [];
  for (const el of $$("[data-vt]")) {
    const was = before.get(el.dataset.vt), is = spot(el);
    if (!was?.width || !is.width) continue; // it lay nowhere, and comes from nowhere
    const [from, to] = is.stands ? [pieceAt(was.stands)?.getBoundingClientRect(), pieceAt(is.stands)?.getBoundingClientRect()] : [];
    const [dx, dy] = from && to ? [from.left - to.left, from.top - to.top] : was.region === is.region ? [was.x - is.x, was.y - is.y] : [was.left - is.left, was.top - is.top];
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
// Any key and any press ends what moves, and what goes on by itself. Such a press goes through it until it is let go:
// else it would end on another piece than it began on, and be none.
function settle(e) {
  for (const a of moving) {
    if (e.type === "pointerdown") through(a.effect.target);
    a.finish();
  }
  watched = false;
  clearTimeout(next);
}
function through(el) {
  el.style.pointerEvents = "none";
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(() => { el.style.pointerEvents = ""; }), { once: true });
}
for (const press of ["keydown", "pointerdown"]) document.addEventListener(press, settle, true);
const slides = moved => moved.map(([el, dx, dy]) => [el, delay => {
  const scale = el.ownerSVGElement ? el.parentNode.getScreenCTM().a : 1;
  animate(el, [{ translate: `${dx / scale}px ${dy / scale}px`, zIndex: 5 }, { translate: "0px 0px", zIndex: 5 }], { duration: 240, delay });
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
    out.push([el, delay => mark ? animate(mark, [{ translate: "0 -26px", zIndex: 5 }, { translate: "0 0", zIndex: 5 }], { duration: 200, delay })
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
// The end comes once, in little more than a second: the winner into the picture, then what has happened, who and how
// from the last to the first, and the curve. Nothing is blank for longer than it takes to see that something comes.
function rise() {
  if (!$(".fend") || still()) return;
  const show = [{ opacity: 0 }, { opacity: 1 }], pull = [{ strokeDasharray: 1, strokeDashoffset: 1 }, { strokeDasharray: 1, strokeDashoffset: 0 }];
  for (const el of $$(".fpin > *")) animate(el, [{ translate: "-260px 0" }, { translate: "0 0" }], { duration: 600 });
  for (const el of $$(".ftitle > *")) animate(el, show, { duration: 160, delay: 300 });
  $$(".fin").reverse().forEach((el, i) => {
    animate(el, show, { duration: 160, delay: 460 + 140 * i });
    const points = $("strong", el);
    if (amount(points) > 0) count(points, 0, { duration: 320, delay: 460 + 140 * i });
  });
  for (const el of $$(".fcc, .fcl")) animate(el, pull, { duration: 700, delay: 460 });
}

// What was not there before, such as a die as it fell or a card as it was turned up ([data-turn]), turns over once, all
// of it together. What moves waits for it.
function turn(fresh) {
  const turned = fresh.filter(el => !pressable(el));
  for (const el of turned) animate(el, [{ scale: "0 1" }, { scale: "1 1" }], { duration: 160 });
  return turned.length ? 160 : 0;
}
