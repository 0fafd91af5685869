/**
 * A copy of a text that is held for long. In V8 what was put together from hundreds of parts consists of them
 * and takes three times the memory, and a part of a text holds all of it.
 */
export function flatText(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}
