/** A call of one of Google's APIs. */
export interface Call {
  method: string;
  host: string;
  path: string;
  query: URLSearchParams;
  /** The JSON body; empty where there is none. */
  body: Record<string, unknown>;
}

/** An API's refusal, answered as Google's APIs do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function notFound(what: string): Refusal {
  return new Refusal(404, 'NOT_FOUND', `${what} not found.`);
}

/** One method of an API; `parts` are the groups of its path. */
export interface Route {
  method: string;
  /** The first label of `….googleapis.com`. */
  api: string;
  path: RegExp;
  answer: (call: Call, ...parts: string[]) => object;
}

/** A route for a path pattern such as `/v1/projects/:project/secrets/:secret`; `:rest*` takes slashes. */
export function route(pattern: string, answer: Route['answer']): Route {
  const [, method = '', api = '', path = ''] = /^(\w+) ([\w-]+)(\/.*)$/u.exec(pattern) ?? [];
  if (path === '') throw new TypeError(`"${pattern}" is no pattern of a route.`);
  const source = path
    .replace(/[().+^$]/gu, '\\$&')
    .replace(/\{\w+\*\}/gu, '(.+?)')
    .replace(/\{\w+\}/gu, '([^/:]+)');
  return { method, api, path: new RegExp(`^${source}$`, 'u'), answer };
}

/** The answer of the route that the call is for; null where there is none. */
export function answerCall(routes: readonly Route[], call: Call): object | null {
  const api = call.host.replace(/\.googleapis\.com$/u, '');
  for (const { method, api: own, path, answer } of routes) {
    if (method !== call.method || own !== api) continue;
    const match = path.exec(call.path);
    if (match) return answer(call, ...match.slice(1).map(decodeURIComponent));
  }
  return null;
}
