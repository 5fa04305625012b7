// Talking to the server, and hearing from it.

// ---------- talking to the server, one thing after the other
let line = Promise.resolve();
const inLine = what => line = line.then(what).catch(e => console.error(e));
const ask = (url, init) => fetch(url, { cache: "no-store", ...init, headers: { "X-Fragment": "1", ...(sums && { "X-Regions": sums }), ...(talking && { "X-Talk": "1" }) } });
const swapIn = async (res, answered) => swap(await res.text(), answered, res.headers.get("X-Regions") ?? "");
async function sync(answered) {
  const res = await ask(location.href);
  if (res.ok) return swapIn(res, answered);
  if (res.status < 500) location.reload(); // shows why: signed out, or cleared away
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
      .catch(() => oops(sentences.sayUnreached, place));
    if (!res) return;
    if (res.status === 204) { // said: this changes no question
      $("[data-oops]", place).hidden = true;
      button.form.reset();
      return await sync(false);
    }
    if (res.redirected && new URL(res.url).pathname !== location.pathname) return location.assign(res.url);
    if (res.ok) {
      if (new URLSearchParams(location.search).has("point")) history.replaceState(null, "", location.href.replace(/[?&]point=yes/, ""));
      return await swapIn(res, true); // until then what is pressed is of the page that goes
    }
    const text = await res.text();
    if (res.status === 409) await sync(true); // the question that is put now is what was pressed for
    const plain = (res.headers.get("content-type") ?? "").startsWith("text/plain");
    oops(plain && text ? text : res.status === 409 ? sentences.sayMoved : sentences.sayRefused, place);
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
  await swapIn(res);
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
  const refused = $("[data-notify-refused]");
  refused.hidden = granted;
  if (!isSecureContext) refused.textContent = refused.dataset.sayInsecure;
});

// ---------- the server says when there is a new version
const shared = document.currentScript.dataset.streams; // of what all tabs of this browser share
let latest, looks = () => {};
// A tab that nobody looks at fetches what shows in its title, or is heard. The rest can wait until somebody does.
const waits = pressing => document.hidden && !pressing && !document.title.startsWith("●") && !wants("sound-news");
function hear(stamp, pressing, page) {
  latest = stamp;
  if (!waits(pressing)) inLine(() => latest !== version() && (page && latest === stamp && bare() ? take(page) : sync(false)));
}
// What a change alters comes with the word of it, if this tab shows the table and nothing more, as the server thinks.
const bare = () => !talking && location.pathname + location.search + "/events" === $("[data-events]")?.dataset.events;
async function take(page) {
  const bytes = Uint8Array.from(atob(page), c => c.charCodeAt(0));
  const text = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  const [had, has] = text.split("\n", 2);
  return had && had !== sums ? sync(false) : swap(text.slice(had.length + has.length + 2), false, has);
}
document.addEventListener("visibilitychange", () => {
  looks();
  if (latest) hear(latest, false);
});
// After a gap the page is fetched until that succeeds: nothing else would fetch it.
const catchUp = () => sync(false).then(() => root.classList.remove("is-offline"), () => setTimeout(() => inLine(catchUp), 2000));
function reached(yes) {
  if (!yes) root.classList.add("is-offline");
  else if (root.classList.contains("is-offline")) inLine(catchUp);
}
function listen() {
  const url = $("[data-events]")?.dataset.events;
  if (!url) return;
  if (shared && window.SharedWorker) listenWithOthers(url);
  else if (window.EventSource) listenAlone(url);
}
function listenAlone(url) {
  const stream = new EventSource(url);
  stream.addEventListener("table", e => hear(e.data, true));
  stream.onopen = () => reached(true);
  stream.onerror = () => {
    reached(false);
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => listenAlone(url), 5000);
  };
}
function listenWithOthers(url) {
  const worker = new SharedWorker(shared), { port } = worker, match = url.split("/")[2];
  let apart = false;
  const alone = () => {
    if (apart) return;
    apart = true;
    port.postMessage("");
    listenAlone(url);
  };
  port.onmessage = ({ data: news }) => {
    if (apart) return;
    if (news.apart) alone();
    else if ("reached" in news) reached(news.reached);
    else hear(news.stamp, news.pressing, news.page);
  };
  worker.onerror = alone;
  addEventListener("pagehide", () => port.postMessage(""));
  looks = () => apart || port.postMessage({ match, looks: !document.hidden && bare() && !!window.DecompressionStream });
  addEventListener("pageshow", e => e.persisted && looks());
  looks();
}
listen();
addEventListener("pageshow", e => { if (e.persisted) inLine(() => sync(false)); });
