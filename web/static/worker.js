// The service worker: it shows a notice that the server pushes, and opens the table when it is pressed. It keeps nothing
// and stands between no page and the server.
"use strict";
self.addEventListener("push", e => {
  const { title, text, url } = e.data.json();
  e.waitUntil(self.registration.showNotification(title, { body: text, tag: "waystation", renotify: true, data: url }));
});
self.addEventListener("notificationclick", e => {
  e.notification.close();
  const { pathname, search, hash } = new URL(e.notification.data, self.location.origin); // never to another site
  e.waitUntil(self.clients.openWindow(pathname + search + hash));
});
