const NOTICED_AFTER_MS = 150;

/** Pages of a list, fetched as the HTML that was built for them. */
const pages = new Map<string, Promise<Document | null>>();

/**
 * The document at `path`, fetched once; null where there is no such page any more. Rejects when
 * the site does not answer, and asks again next time.
 */
export function listPage(path: string): Promise<Document | null> {
  let page = pages.get(path);
  if (!page) {
    page = fetchDocument(path);
    page.catch(() => pages.delete(path));
    pages.set(path, page);
  }
  return page;
}

/** Copies the children of one part of a fetched page. */
export function partOf(source: Document, selector: string): Node[] {
  const part = source.querySelector(selector);
  return part ? [...part.childNodes].map((node) => document.importNode(node, true)) : [];
}

let running = 0;

/**
 * Runs `work` with the list marked as busy. Its loading text shows where the work takes long
 * enough to be noticed.
 */
export async function whileBusy(list: HTMLElement, work: () => Promise<void>): Promise<void> {
  const text = list.querySelector<HTMLElement>('[data-loading]');
  running += 1;
  list.ariaBusy = 'true';
  const slow = setTimeout(() => {
    if (text) text.hidden = false;
  }, NOTICED_AFTER_MS);
  try {
    await work();
  } finally {
    clearTimeout(slow);
    running -= 1;
    if (running === 0) {
      if (text) text.hidden = true;
      list.ariaBusy = null;
    }
  }
}

/** XMLHttpRequest parses HTML without running it, which Trusted Types has no quarrel with. */
function fetchDocument(path: string): Promise<Document | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${path} could not be fetched (${request.status}).`));
    request.open('GET', path);
    request.responseType = 'document';
    request.addEventListener('load', () => {
      if (request.status === 404) resolve(null);
      else if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else fail();
    });
    request.addEventListener('error', fail);
    request.send();
  });
}
