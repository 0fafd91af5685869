// @vitest-environment happy-dom
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startMakeFilter } from './make-filter.ts';

const page = (make: string) => `<!doctype html><title>${make}</title>
<div data-part="heading"><h2>1 bil</h2><p>${make}</p></div><div data-part="rows"><p>${make}</p></div><div data-part="more"></div>`;

let server: Server;
const audiResponse = Promise.withResolvers<ServerResponse>();

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/inventory/audi') audiResponse.resolve(response);
    else response.setHeader('content-type', 'text/html').end(page('BMW'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    `http://127.0.0.1:${port}/inventory`,
  );
});
afterAll(() => server.close());

it('the make filter stays with the later choice when the page of an earlier one fails to load', async () => {
  document.body.innerHTML = `
    <div id="panel">
      <a data-make-link="Audi" href="/inventory/audi">Audi</a>
      <a data-make-link="BMW" href="/inventory/bmw">BMW</a>
    </div>
    <section id="list">${page('Alle')}</section>`;
  const [panel, list] = [document.querySelector('#panel'), document.querySelector('#list')];
  startMakeFilter(panel as HTMLElement, list as HTMLElement);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const [audi, bmw] = document.querySelectorAll('a');
  audi?.click();
  bmw?.click();
  await vi.waitFor(() => expect(list?.textContent).toContain('BMW'));
  (await audiResponse.promise).writeHead(503).end();
  await vi.waitFor(() => expect(list?.ariaBusy).toBeNull());
  expect(assign).not.toHaveBeenCalled();
});
