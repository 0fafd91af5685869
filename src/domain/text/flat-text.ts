const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** Used again and again: garbage of this size would live until the next full collection. */
const scratch = new Uint8Array(512 * 1024);
/** A UTF-16 unit takes at most so many bytes. */
const MAX_BYTES_OF_UNIT = 3;

/**
 * A flat copy of a text that is held for long. In V8 a concatenation of hundreds of parts keeps all
 * of them and takes three times the memory, and a slice keeps the whole text.
 */
export function flatText(text: string): string {
  if (text.length * MAX_BYTES_OF_UNIT > scratch.length) {
    return decoder.decode(encoder.encode(text));
  }
  const { written } = encoder.encodeInto(text, scratch);
  return decoder.decode(scratch.subarray(0, written));
}
