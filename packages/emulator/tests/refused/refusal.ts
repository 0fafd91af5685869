import type { Clients } from './clients.ts';

/** Calls that the emulator does not support, with what its error must say. */
export type Refusals = Record<string, { call: (clients: Clients) => unknown; names: RegExp }>;

export const refused = (names: RegExp, call: Refusals[string]['call']): Refusals[string] => ({
  call,
  names,
});

/** Rejects with the answer's text unless its status is a success: for calls that no SDK makes. */
export async function send(
  clients: Clients,
  path: string,
  init: RequestInit = {},
): Promise<string> {
  const headers = { authorization: 'Bearer owner' };
  const answer = await fetch(clients.emulator.url + path, { headers, ...init });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
