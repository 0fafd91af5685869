/** Documents by path, so that each page of a list is fetched once. */
const cache = new Map<string, Promise<Document | null>>();

/**
 * The built page of a list at `path`, fetched once; null where the page no longer exists. Rejects
 * when the site does not answer; the next call then tries again.
 */
export function fetchListPage(path: string): Promise<Document | null> {
  let page = cache.get(path);
  if (!page) {
    page = fetchDocument(path);
    page.catch(() => cache.delete(path));
    cache.set(path, page);
  }
  return page;
}

/** Copies of the children of one element of a fetched page, owned by the current document. */
export function importChildren(source: Document, selector: string): Node[] {
  const element = source.querySelector(selector);
  return element ? [...element.childNodes].map((node) => document.importNode(node, true)) : [];
}

/** XMLHttpRequest parses HTML without running it, and Trusted Types allow that. */
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
