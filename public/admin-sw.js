/**
 * The service worker of /admin: opens the admin without a connection, and answers nothing else of the
 * site. The page itself always comes from the network where there is one, so that no version can get
 * stuck; each new version is stored with all its files before it replaces the one before. Why it is
 * so: docs/why/upload-queue.md.
 */
const SHELL = '/admin';
const PREFIX = 'admin-shell/';
/** How long the network may take before the stored page opens. */
const PATIENCE_MS = 3_000;
/** The version that open pages may still run, and the newest. */
const STORED_VERSIONS = 2;

self.addEventListener('install', (event) => {
  const stored = fetch(SHELL, { cache: 'no-cache' }).then(storeShell);
  event.waitUntil(stored.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (pathname === SHELL) event.respondWith(answerPage(event));
  } else if (pathname.startsWith('/_astro/')) {
    // Names of files change with their content.
    event.respondWith(caches.match(request).then((stored) => stored ?? fetch(request)));
  }
});

function answerPage(event) {
  const fresh = fetch(event.request);
  event.waitUntil(fresh.then((response) => storeShell(response.clone())).catch(() => {}));
  return newestShell().then((stored) => {
    if (!stored) return fresh;
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, stored));
    const answer = fresh.then(
      (response) => (response.status >= 500 ? stored : response),
      () => stored,
    );
    return Promise.race([answer, late]);
  });
}

/** The page of the newest version that is stored as a whole. */
async function newestShell() {
  for (const name of (await versions()).reverse()) {
    const page = await (await caches.open(name)).match(SHELL);
    if (page) return page;
  }
  return undefined;
}

/** Stores a page with every file that it may load, under a name made of its content. */
async function storeShell(response) {
  if (!response.ok) return;
  const html = await response.clone().text();
  const name = PREFIX + (await digest(html));
  const isNewest = (await versions()).at(-1) === name;
  if (isNewest && (await (await caches.open(name)).match(SHELL))) return;
  // A version that comes back, as after a rollback, becomes the newest.
  if (!isNewest) await caches.delete(name);
  const cache = await caches.open(name);
  await storeFiles(cache, filesIn(html), new Set());
  // The page comes last: a cache that has it is whole.
  await cache.put(SHELL, response);
  const old = (await versions()).slice(0, -STORED_VERSIONS);
  await Promise.all(old.map((version) => caches.delete(version)));
}

async function storeFiles(cache, paths, seen) {
  for (const path of paths) seen.add(path);
  const found = await Promise.all(paths.map((path) => storeFile(cache, path)));
  const next = [...new Set(found.flat())].filter((path) => !seen.has(path));
  if (next.length > 0) await storeFiles(cache, next, seen);
}

/** Stores a file and returns the files that it names. */
async function storeFile(cache, path) {
  const response = (await caches.match(path)) ?? (await fetch(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const text = /\.(?:js|css)$/.test(path) ? await response.clone().text() : '';
  await cache.put(path, response);
  return filesIn(text);
}

/** The built files that a page, script or style names, by their address or beside themselves. */
function filesIn(text) {
  const named = text.matchAll(/(?:_astro\/|["'`]\.\/)([\w.~-]+\.(?:js|css|woff2|svg))\b/g);
  return [...new Set([...named].map(([, file]) => `/_astro/${file}`))];
}

/** In the order in which they were stored. */
async function versions() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function digest(text) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new Uint8Array(bytes).toHex?.() ?? [...new Uint8Array(bytes)].join('-');
}
