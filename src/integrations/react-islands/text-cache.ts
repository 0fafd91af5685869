import { flatText } from '#domain/flat-text.ts';

/** Texts by key, of which no more than `maxLength` characters are held, keys included. */
export interface TextCache {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
}

/** Starts anew when it is full. */
export function createTextCache(maxLength: number): TextCache {
  const texts = new Map<string, string>();
  let length = 0;

  return {
    get: (key) => texts.get(key),
    set(key, text) {
      const added = key.length + text.length;
      if (added > maxLength) return;
      if (length + added > maxLength) {
        texts.clear();
        length = 0;
      }
      texts.set(flatText(key), flatText(text));
      length += added;
    },
  };
}
