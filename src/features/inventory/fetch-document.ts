/** A page that the site answered with, whatever its status. */
export interface FetchedDocument {
  status: number;
  document: Document;
}

/**
 * Fetches a page without running anything in it: `XMLHttpRequest` parses HTML, and Trusted Types allow
 * that. Rejects where the site could not be reached, or answered with something that is no page.
 */
export function fetchDocument(path: string): Promise<FetchedDocument> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${path} could not be fetched.`));
    request.open('GET', path);
    request.responseType = 'document';
    request.addEventListener('load', () => {
      const { status, responseXML } = request;
      if (responseXML) resolve({ status, document: responseXML });
      else fail();
    });
    request.addEventListener('error', fail);
    request.send();
  });
}
