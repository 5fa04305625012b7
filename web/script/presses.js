// Presses and keys, and what of a page changes by itself.

// ---------- presses
document.addEventListener("click", e => {
  if (pressed) { pressed = false; return e.preventDefault(); }
  const on = sel => e.target.closest(sel);
  let el;
  if ((el = on("[data-why]"))) {
    e.preventDefault();
    const why = $("#why"), open = why.classList.toggle("is-open");
    for (const d of $$("details", why)) d.open = open;
    fit();
    if (open) why.focus();
  } else if ((el = on("[data-theme]"))) {
    const light = root.classList.contains("daylight") || (!root.classList.contains("night") && matchMedia("(prefers-color-scheme: light)").matches);
    root.classList.toggle("daylight", !light);
    root.classList.toggle("night", light);
    setCookie("theme", light ? "night" : "daylight");
  } else if ((el = on("[data-hint-gone]"))) {
    setCookie("hints", el.dataset.hintGone === "off" ? "off" : [...cookie("hints").split("."), el.dataset.hintGone].filter(Boolean).join("."));
    hideHints();
    fit();
  } else if ((el = on("[data-sound]"))) {
    play(el.dataset.sound);
  } else if ((el = on("[data-copy]"))) {
    const field = $(el.dataset.copy);
    (navigator.clipboard?.writeText(field.value) ?? Promise.reject()).catch(() => {
      field.select();
      document.execCommand("copy");
      el.focus();
    });
    el.textContent = $("#live").textContent = sentences.sayCopied;
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
  } else if (on(".ask, a, button, summary, input, label")) return;
  else if ((el = meant(e)) && choose(el.dataset.piece)) e.preventDefault();
  else if ((el = signOf(e.target))) explain(el);
});
// Who goes to the recap wants to read it.
document.addEventListener("click", e => { if (e.target.closest("[href='#recap']")) $("#recap > details").open = true; });
// A question below a text that is read first is a part of the page: a press on its head brings it up, as there is nothing to
// be gained by folding it.
document.addEventListener("click", e => {
  const head = e.target.closest(".ask > details > summary");
  if (!head || !inPage()) return;
  e.preventDefault();
  $("#ask").scrollIntoView({ block: "start", behavior: still() ? "instant" : "smooth" });
});
// What is unfolded, or drawn at another size, is centred anew.
document.addEventListener("click", e => {
  const region = e.target.closest("summary")?.closest("[data-region]");
  const help = e.target.closest("[data-hint] summary")?.closest("[data-hint]");
  if (help && matchMedia("(max-width: 700px)").matches) { // else it opens below the question
    setTimeout(() => help.scrollIntoView({ block: "start", behavior: still() ? "instant" : "smooth" }));
  }
  if (region) setTimeout(() => {
    for (const place of $$("[data-scroll]", region)) centred.delete(place.dataset.scroll);
    centre();
  });
});
// A number that is typed is sent by the button beside it, which would have made it one more.
document.addEventListener("change", e => {
  const at = e.target.closest("[data-amount]"), more = at && named("key", at.dataset.amount, document, ".more");
  if (!more) return;
  const url = new URL(more.formAction);
  url.searchParams.set("n", Math.min(at.max, Math.max(0, Math.round(at.value) || 0)));
  more.formAction = url;
  more.form.requestSubmit(more);
});
document.addEventListener("keydown", e => {
  if (e.key === "Escape" && talking && (e.target.closest("#talk") || held.hidden)) return talk(false);
  if (e.key === "Escape" && held.hidden && $("[data-thing]")) return $("#point").click();
  if (e.key === "Escape") { signs(false); return drop(); }
  const sheet = $("dialog:modal"); // nothing behind it is pressed
  const elsewhere = !e.target.closest("button, a, input, select, textarea, summary"); // such as beside it, after a click there
  if (sheet && e.key === "Enter" && !e.repeat && elsewhere) $("[data-sheet-read]", sheet)?.click();
  if (sheet) return;
  if (e.repeat || e.ctrlKey || e.metaKey || e.altKey || e.target.closest("input, select, textarea")) return;
  if (e.key === "Enter" && e.target.matches("[data-piece]:not(button, a)") && choose(e.target.dataset.piece)) return e.preventDefault();
  const key = e.key.toLowerCase(), place = { l: "#log", m: "#map" }[key];
  const button = $(`${asks} [data-shortcut="${CSS.escape(key)}"]`) ?? (key === "t" ? $("#talk-open") : null);
  if (button) button.click();
  else if (key === ",") { signs(true); ($$("[data-sign]").find(el => el.getBoundingClientRect().top > 0 && el.offsetParent) ?? $("main")).focus(); }
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

// ---------- a mode that is not for as many as were chosen takes the nearest number, and a number the mode that is for it
document.addEventListener("change", e => {
  const form = e.target.closest(".quick"), takes = (mode, n) => !mode?.dataset.players || mode.dataset.players.split(" ").includes(n);
  if (!form || !["mode", "players"].includes(e.target.name)) return;
  const players = $("[name=players]:checked", form), mode = $("[name=mode]:checked", form);
  if (takes(mode, players.value)) return;
  const away = el => Math.abs(el.value - players.value);
  const fits = e.target.name === "mode" ? $$("[name=players]", form).filter(el => takes(mode, el.value)).sort((a, b) => away(a) - away(b))
    : $$("[name=mode]", form).filter(el => takes(el, players.value));
  if (fits.length) fits[0].checked = true;
});

// ---------- the rulebook's search filters while you type; a link within the book shows all of it again
document.addEventListener("input", e => e.target.matches("[data-filter]") && filter(e.target));
document.addEventListener("click", e => {
  const field = e.target.closest(".rb a[href^='#']") && $("[data-filter]");
  if (field?.value) { field.value = ""; filter(field); }
});
function filter(field) {
  const before = root.lang === "en" ? "(?<![\\p{L}\\p{N}])" : ""; // other languages join words: "Marker" is in "Schadensmarker", too
  const begins = w => new RegExp(before + w.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"), "u"); // how a word begins: "win", and no "towing"
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 12);
  const read = (from, what) => $$(what, from).map(el => el.textContent).join(" ").toLowerCase();
  const texts = [...$$("[data-chapter]").map(c => [c, read(c, ":scope > h2, :scope > .intro")]), ...$$("[data-rule]").map(r => [r, r.textContent.toLowerCase()])];
  const holding = said => {
    const wanted = said.map(begins);
    return texts.filter(([, text]) => wanted.every(w => w.test(text))).map(([what]) => what);
  };
  let said = words, found = holding(words);
  if (!found.length) { // what holds as many of them as stand together anywhere, the rarest first, as the server does
    said = [];
    for (const w of words.map(w => [w, holding([w]).length]).sort(([, n], [, m]) => n - m).map(([w]) => w)) {
      const more = holding([...said, w]);
      if (more.length) [said, found] = [[...said, w], more];
    }
  }
  const here = new Set(found);
  for (const r of $$("[data-rule]")) r.hidden = !here.has(r);
  for (const c of $$("[data-chapter]")) c.hidden = !found.some(el => c.contains(el));
  const out = $("[data-found]"), say = out.dataset, n = found.length;
  out.textContent = !words.length ? "" : !n ? say.sayNone : said.length < words.length ? say.saySome.replace("{words}", said.join(" "))
    : n === 1 ? say.sayOne : say.sayMany.replace("{n}", n);
}
