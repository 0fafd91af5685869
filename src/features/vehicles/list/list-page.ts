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
