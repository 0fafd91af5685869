import '../astro/locals.ts';
import { createApp } from 'astro/app/entrypoint';
import type { Page, Render } from '../page.ts';
import { pageFinisher } from './finish-page.ts';
import { RenderError } from './render-error.ts';

const NOT_FOUND_PAGE = '/404';

/**
 * Renders any page of the site that Astro compiles this into, with its data. `origin` is that of
 * the site. The returned function throws `RenderError`.
 */
export function createRender(origin: string): Render {
  const app = createApp({ streaming: false });
  const finish = pageFinisher();

  async function respond(page: Page): Promise<Response> {
    const request = new Request(new URL(encodeURI(page.path), origin));
    const routeData = app.match(request);
    if (routeData?.route !== page.route) {
      throw new RenderError(`${page.path} is of the route ${routeData?.route}, not ${page.route}.`);
    }
    const locals: App.Locals = { page };
    const response = await app.render(request, { routeData, locals });
    if (locals.failure !== undefined) {
      const { failure } = locals;
      const reason = failure instanceof Error ? failure.message : String(failure);
      throw new RenderError(`${page.path} could not be rendered: ${reason}`, { cause: failure });
    }
    const expected = page.route === NOT_FOUND_PAGE ? 404 : 200;
    if (response.status !== expected) {
      throw new RenderError(`${page.path} was rendered with the status ${response.status}.`);
    }
    return response;
  }

  return async (page) => {
    const { path } = page;
    const response = await respond(page);
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      // May be large, and is still being made.
      const body = response.body ?? new Blob([]).stream();
      return { path, file: path, body, inline: { scripts: [], styles: [] }, references: [] };
    }
    const file = path === '/' ? '/index.html' : `${path}.html`;
    const { html, ...needs } = finish(new Uint8Array(await response.arrayBuffer()));
    return { path, file, body: html, ...needs };
  };
}
