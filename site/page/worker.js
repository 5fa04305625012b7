// ---------- Waystation in a browser: the service worker that runs the program and hands it the requests of its pages.
// Before this stand the constants of the folder, and the script by which Go runs in a browser.
const base = new URL("./", self.location).pathname;
const packed = new URL(`site/${PACKED}`, self.location).href, whole = new URL(`site/${PROGRAM}`, self.location).href;
const cacheName = `waystation ${base}`;

// ---------- bringing the program here, once for each version
self.addEventListener("install", e => e.waitUntil(bring()));
self.addEventListener("activate", e => e.waitUntil(settle()));
async function bring() {
  const cache = await caches.open(cacheName);
  if (await cache.match(whole)) return;
  const answer = await fetch(packed);
  if (!answer.ok) throw new Error(`${packed}: ${answer.status}`);
  const parts = [], told = await self.clients.matchAll({ includeUncontrolled: true });
  let got = 0;
  for await (const part of chunks(answer.body)) {
    parts.push(part);
    got += part.length;
    for (const page of told) page.postMessage({ got, of: SIZE });
  }
  let bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  if (PACKED.endsWith(".lzma")) bytes = unpack(bytes, SORTED);
  else if (bytes[0] === 0x1f && bytes[1] === 0x8b) // else the host has unpacked it
    bytes = new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  const program = join(bytes, WHOLE), sum = new Uint8Array(await crypto.subtle.digest("SHA-256", program));
  if (!PROGRAM.includes([...sum.subarray(0, 6)].map(b => b.toString(16).padStart(2, "0")).join(""))) throw new Error("The program did not come whole.");
  await cache.put(whole, new Response(program, { headers: { "Content-Type": "application/wasm" } }));
}
async function* chunks(body) {
  for (const reader = body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
async function settle() {
  await self.clients.claim();
  const cache = await caches.open(cacheName);
  for (const old of await cache.keys()) if (old.url !== whole) await cache.delete(old);
}

// ---------- what is kept in this browser: the pages of the database, and cookies
let shelf;
const wait = request => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});
function kept() {
  return shelf ??= new Promise((done, failed) => {
    const open = indexedDB.open(`waystation ${base}`, 1);
    open.onupgradeneeded = () => { open.result.createObjectStore("pages"); open.result.createObjectStore("kept"); };
    open.onsuccess = () => done(open.result);
    open.onerror = () => { shelf = undefined; failed(open.error); };
  });
}
const PAGE = 4096;
const disk = {
  async load() {
    const t = (await kept()).transaction(["pages", "kept"]), pages = t.objectStore("pages");
    const [size, numbers, all] = await Promise.all([wait(t.objectStore("kept").get("size")), wait(pages.getAllKeys()), wait(pages.getAll())]);
    const out = new Uint8Array(size ?? 0);
    numbers.forEach((n, i) => n * PAGE < out.length && out.set(all[i].subarray(0, out.length - n * PAGE), n * PAGE));
    return out;
  },
  async save(size, numbers, bytes) { // all of it or nothing; strict: it is on the disk when it says so
    const t = (await kept()).transaction(["pages", "kept"], "readwrite", { durability: "strict" }), pages = t.objectStore("pages");
    return new Promise((done, failed) => {
      t.oncomplete = () => done();
      t.onabort = t.onerror = () => failed(t.error ?? new Error("nothing could be stored"));
      numbers.forEach((n, i) => pages.put(bytes.slice(i * PAGE, (i + 1) * PAGE), n));
      pages.delete(IDBKeyRange.lowerBound(Math.ceil(size / PAGE)));
      t.objectStore("kept").put(size, "size");
    });
  },
  async free() {
    const { quota, usage } = await navigator.storage?.estimate?.() ?? {};
    return quota ? quota - usage : -1;
  },
};

// Answers that a worker gives set no cookies, so that those which no script reads are kept here. The others are the
// browser's own, as the pages' script reads and sets them.
let jar;
async function cookies() {
  jar ??= await wait((await kept()).transaction("kept").objectStore("kept").get("cookies")) ?? {};
  const open = await self.cookieStore?.getAll() ?? [];
  return [...open.map(c => [c.name, c.value]), ...Object.entries(jar)].map(([name, value]) => `${name}=${value}`).join("; ");
}
async function setCookie(line) {
  const [first, ...rest] = line.split("; "), [name, value] = first.split(/=(.*)/s);
  const said = Object.fromEntries(rest.map(x => x.split("=")).map(([k, v]) => [k.toLowerCase(), v ?? true]));
  const age = Number(said["max-age"] ?? 86400), gone = age <= 0 || value === "";
  if (!said.httponly && self.cookieStore) {
    if (gone) return self.cookieStore.delete(name);
    return self.cookieStore.set({ name, value, path: "/", sameSite: "lax", expires: Date.now() + 1000 * age });
  }
  await cookies();
  if (gone) delete jar[name];
  else jar[name] = value;
  const t = (await kept()).transaction("kept", "readwrite");
  await wait(t.objectStore("kept").put(jar, "cookies"));
}

// ---------- the program
let running;
const program = () => running ??= begin().catch(x => { running = undefined; throw x; });
async function begin() {
  // One program alone writes: a worker of another version may still be ending.
  let leave;
  await new Promise(held => navigator.locks.request(cacheName, () => { held(); return new Promise(done => { leave = done; }); }));
  try {
    const cache = await caches.open(cacheName);
    if (!await cache.match(whole)) await bring(); // the browser has cleared it away
    const go = new Go();
    const { instance } = await WebAssembly.instantiateStreaming(await cache.match(whole), go.importObject);
    return await new Promise((ready, failed) => {
      self.waystation = { disk, ready: (serve, gone) => ready({ serve, gone }), failed: words => failed(new Error(words)), host: self.location.hostname, base };
      go.run(instance).finally(() => { running = undefined; leave(); failed(new Error("the program has ended")); });
    });
  } catch (x) {
    leave();
    throw x;
  }
}

// ---------- requests
self.addEventListener("fetch", e => {
  const url = new URL(e.request.url), path = url.pathname.slice(base.length);
  if (url.origin !== self.location.origin || !url.pathname.startsWith(base)) return;
  if (path.startsWith("site/") || path === "sw.js") return;
  if (path === "index.html") return e.respondWith(Response.redirect(base, 302));
  e.respondWith(answer(e.request, url).catch(x => {
    console.error(x);
    return new Response(`Waystation could not begin in this browser: ${x.message}. Reload the page to try again.`,
      { status: 503, headers: { "Content-Type": "text/plain; charset=utf-8" } });
  }));
});
async function answer(request, url) {
  const { serve, gone } = await program();
  const headers = [...request.headers, ["cookie", await cookies()], ["accept-language", navigator.languages.join(", ")]];
  // What another site sends here has no referrer of ours; our pages send one to themselves alone.
  const ours = request.referrer.startsWith(self.location.origin + base);
  headers.push(["sec-fetch-site", ours ? "same-origin" : request.method === "GET" ? "none" : "cross-site"]);
  const body = ["GET", "HEAD"].includes(request.method) ? new Uint8Array() : new Uint8Array(await request.arrayBuffer());
  return new Promise((done, failed) => {
    let out, number;
    const leave = () => gone(number);
    const respond = async (status, headers, body) => {
      for (const [name, value] of headers) if (name === "Set-Cookie") await setCookie(value);
      const shown = headers.filter(([name]) => name !== "Set-Cookie");
      done(new Response([204, 304].includes(status) ? null : body, { status, headers: shown }));
    };
    number = serve(request.method, url.pathname.slice(base.length - 1) + url.search, headers, body, {
      whole: (status, headers, body) => respond(status, headers, body).catch(failed),
      begin: (status, headers) => respond(status, headers, new ReadableStream({ start: c => { out = c; }, cancel: () => leave() })).catch(failed),
      more: part => { // whoever takes nothing any more has gone
        if (out.desiredSize < -100) leave();
        out.enqueue(part);
      },
      end: () => { try { out.close(); } catch { /* it was cancelled */ } },
    });
    request.signal.addEventListener("abort", () => leave());
  });
}
