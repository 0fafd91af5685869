import type { ApiMethod, OpenStream, StreamSession } from '#emulator/wire/api-method.ts';
import type { Json } from '#emulator/wire/json.ts';

/**
 * The methods of several databases, which all have the same, as one set: a request goes to the database
 * that it names. One that names none of them goes to `fallback`, which refuses it.
 */
export function methodsOf(
  databases: ReadonlyMap<string, Record<string, ApiMethod>>,
  fallback: string,
): Record<string, ApiMethod> {
  const names = Object.keys(databases.get(fallback) ?? {});
  const route =
    (method: string): ApiMethod =>
    (request, caller) =>
      (chosen(databases, request, fallback)[method] as ApiMethod)(request, caller);
  return Object.fromEntries(names.map((method) => [method, route(method)]));
}

/** A stream belongs to the database that its first message names. */
export function streamOf(databases: ReadonlyMap<string, OpenStream>, fallback: string): OpenStream {
  return (stream, caller) => {
    let session: StreamSession | undefined;
    return {
      receive(message) {
        session ??= chosen(databases, message, fallback)(stream, caller);
        session.receive(message);
      },
      close: () => session?.close(),
    };
  };
}

function chosen<T>(databases: ReadonlyMap<string, T>, request: Json, fallback: string): T {
  return databases.get(databaseOf(request)) ?? (databases.get(fallback) as T);
}

/** The database that a message names, in the field that its method has for it. */
function databaseOf(message: Json): string {
  const { database, parent, name, document } = message as Record<string, unknown>;
  const inDocument = (document as { name?: unknown } | undefined)?.name;
  for (const resource of [database, parent, name, inDocument]) {
    const [found] = /^projects\/[^/]+\/databases\/[^/]+/.exec(String(resource ?? '')) ?? [];
    if (found !== undefined) return found;
  }
  return '';
}
