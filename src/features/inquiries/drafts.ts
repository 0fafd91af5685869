/** What stood in a form when its dialog was closed, and the key of a request that may have arrived. */
export interface KeptWords<Values> {
  values: Values;
  attempt: string | null;
}

/** In the memory of the page alone: gone with it, and stored nowhere. */
const kept = new Map<string, KeptWords<unknown>>();

export function keepWords<Values>(form: string, words: KeptWords<Values>): void {
  kept.set(form, words);
}

/** What was typed into `form` before it was closed unsent. */
export function keptWords<Values>(form: string): KeptWords<Values> | undefined {
  return kept.get(form) as KeptWords<Values> | undefined;
}

export function dropWords(form: string): void {
  kept.delete(form);
}
