// What all tabs of this browser share: one stream of the server says what is new at any of their tables. A browser opens no
// more than six connections to a server that is reached without HTTPS, and a stream in each tab would take them all.
const tabs = new Map(); // of each tab, by its port, the match that it shows, and whether somebody looks at it
const known = new Map(); // of each match what was said of it last
let stream, wanted = "", later, heard = false;

const tell = (match, news) => {
  for (const [port, tab] of tabs) if (tab.match === match) port.postMessage(news);
};
const tellAll = news => tabs.forEach((_, port) => port.postMessage(news));

function listen() {
  const all = [...tabs.values()], old = stream;
  const matches = [...new Set(all.map(t => t.match))].sort(), shown = matches.filter(m => all.some(t => t.match === m && t.looks));
  const url = "/events?" + [...matches.map(m => "of=" + m), ...shown.map(m => "shown=" + m)].join("&");
  if (stream && url === wanted) return;
  clearTimeout(later);
  wanted = url;
  if (!matches.length) {
    stream?.close();
    stream = undefined;
    return;
  }
  const mine = stream = new EventSource(url);
  mine.onopen = () => {
    heard = true;
    old?.close(); // not before: nobody has gone away meanwhile
    tellAll({ reached: true });
  };
  mine.addEventListener("table", e => {
    const [match, stamp, ...more] = e.data.split(" ");
    known.set(match, { stamp, pressing: more.includes("pressing") });
    tell(match, { ...known.get(match), page: more.find(m => m.startsWith("page="))?.slice(5) });
  });
  mine.addEventListener("apart", e => tell(e.data, { apart: true }));
  mine.onerror = () => {
    if (mine !== stream) return mine.close();
    const refused = mine.readyState === EventSource.CLOSED;
    if (refused && !heard) return tellAll({ apart: true }); // nothing here answers for all of them
    tellAll({ reached: false });
    if (!refused) return; // it tries again by itself
    stream = old;
    wanted = "";
    later = setTimeout(listen, 5000);
  };
}

onconnect = e => {
  const [port] = e.ports;
  const goes = () => {
    tabs.delete(port);
    clearTimeout(later);
    later = setTimeout(listen, 500); // it may only load another page of its table
  };
  port.onmessage = ({ data: tab }) => {
    if (!tab) return goes();
    const old = tabs.get(port);
    tabs.set(port, tab);
    clearTimeout(later);
    if (old) return later = setTimeout(listen, 500); // somebody may look away and back
    if (known.has(tab.match)) port.postMessage(known.get(tab.match)); // the page may be older than that
    listen();
  };
  port.onclose = goes; // without a word
};
