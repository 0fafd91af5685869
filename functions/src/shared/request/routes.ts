import type { Request } from 'firebase-functions/https';
import { type ApiHandler, json, type Response, serve, text } from './http.ts';

/** A public address and what answers it. `path` is the glob of the rewrite in `firebase.json`. */
export interface Route {
  path: string;
  /** Any other method gets 405. */
  methods: readonly string[];
  handler: ApiHandler;
}

const route =
  (...methods: string[]) =>
  (path: string, handler: ApiHandler): Route => ({ path, methods, handler });

export const get = route('GET', 'HEAD');
export const post = route('POST');
export const getAndPost = route('GET', 'HEAD', 'POST');

/** Adapts routes to one https function; the first that fits answers, and any other address gets 404. */
export function serveRoutes(routes: readonly Route[]) {
  const served = routes.map(({ path, methods, handler }) => ({
    pattern: pathPattern(path),
    answer: serve(path, async (request) =>
      methods.includes(request.method)
        ? handler(request)
        : json(405, { ok: false, error: 'method' }, { allow: methods.join(', ') }),
    ),
  }));
  const notFound = serve('no route', async () => text(404, 'Not found'));
  return (request: Request, response: Response): Promise<void> => {
    const [path = '/'] = (request.originalUrl || request.url).split('?');
    const route = served.find(({ pattern }) => pattern.test(path));
    return (route?.answer ?? notFound)(request, response);
  };
}

/** `*` stands for one part of a path and a last `**` for the rest of it. */
function pathPattern(glob: string): RegExp {
  const parts = glob.split('/').map((part) => {
    if (part === '**') return '.+';
    return part === '*' ? '[^/]+' : part.replace(/[.]/gu, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}/?$`, 'u');
}
