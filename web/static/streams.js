// What all tabs of this browser share: one stream of the server says what is new at any of their tables. A browser opens no
// more than six connections to a server that is reached without HTTPS, and a stream in each tab would take them all.
const tabs = new Map(); // of each tab, by its port, the match that it shows
const known = new Map(); // of each match what was said of it last
let stream, wanted = "", later, heard = false;

const tell = (match, news) => {
  for (const [port, shows] of tabs) if (shows === match) port.postMessage(news);
};
const tellAll = news => tabs.forEach((_, port) => port.postMessage(news));

function listen() {
  const matches = [...new Set(tabs.values())].sort(), old = stream;
  const url = "/events?" + matches.map(m => "of=" + m).join("&");
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
    const [match, stamp, pressing] = e.data.split(" ");
    known.set(match, { stamp, pressing });
    tell(match, known.get(match));
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
  port.onmessage = ({ data: match }) => {
    if (!match) return goes();
    if (known.has(match)) port.postMessage(known.get(match)); // the page may be older than that
    tabs.set(port, match);
    listen();
  };
  port.onclose = goes; // without a word
};
