import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignSite {
  origin: string;
  /** The paths requested so far, in order. */
  requestedPaths: string[];
  stop(): void;
}

const page = (title: string, body: string) =>
  `<!doctype html><html><head>${title && `<title>${title}</title>`}</head><body>${body}</body></html>`;

const HOSTILE = `<script>window.ran = 1</script><img src=x onerror="window.ran = 2">
<svg onload="window.ran = 3"></svg><iframe srcdoc="<script>parent.ran = 4</script>"></iframe>
<style>body { display: none }</style><p>=HYPERLINK("http://x")</p><a href="javascript:window.ran = 5">x</a>`;

/** Starts another site on this machine for the crawler, with ordinary and hostile pages. */
export async function startForeignSite(): Promise<ForeignSite> {
  const requestedPaths: string[] = [];
  const unanswered: ServerResponse[] = [];
  const routes: Record<string, (response: ServerResponse) => void> = {
    '/plain': (response) => response.end(page('En side', '<style>x{}</style><p>Hej</p>')),
    '/untitled': (response) => response.end(page('', '<p>Uden titel</p>')),
    '/moved': (response) => response.writeHead(302, { location: '/plain' }).end(),
    '/broken': (response) => response.writeHead(500).end('no'),
    '/hostile': (response) => response.end(page('<b>Titel</b>', HOSTILE)),
    // Never answered: the connection stays open until the site stops.
    '/slow': (response) => void unanswered.push(response),
    '/many': (response) =>
      response.end(
        page('Mange', Array.from({ length: 300 }, (_, i) => `<a href="/p/${i}">${i}</a>`).join('')),
      ),
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
    requestedPaths.push(pathname);
    if (pathname !== '/closed') response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (pathname === '/proxy') {
      const target = new URL(searchParams.get('url') ?? '');
      const contents = target.pathname === '/empty' ? undefined : page('Via proxy', 'Hentet');
      response.end(JSON.stringify({ contents }));
    } else if (pathname.startsWith('/p/')) response.end(page(pathname, 'Side'));
    else (routes[pathname] ?? ((other) => other.writeHead(404).end()))(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestedPaths,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
