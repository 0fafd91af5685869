import { createApp } from 'astro/app/entrypoint';
import type { SitePage } from '../site-page.ts';

export { sitePages } from '../site-pages.ts';

/** What Astro made of a page: HTML, or a file, which may be large and is still being made. */
export type RenderedResponse =
  | { isHtml: true; body: Uint8Array<ArrayBuffer> }
  | { isHtml: false; body: AsyncIterable<Uint8Array> };

/** A page could not be rendered; the message names it, `cause` is what it threw. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
}

const NOT_FOUND_PAGE = '/404';

const app = createApp({ streaming: false });

/** Renders one page with what it shows. Throws `RenderError`. */
export async function respond(page: SitePage): Promise<RenderedResponse> {
  const request = new Request(new URL(encodeURI(page.path), import.meta.env.SITE));
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
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    return { isHtml: false, body: response.body ?? new Blob([]).stream() };
  }
  return { isHtml: true, body: new Uint8Array(await response.arrayBuffer()) };
}
