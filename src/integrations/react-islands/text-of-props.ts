/** Longer texts are not worth their making: what has them is hardly rendered twice. */
const MAX_LENGTH = 10_000;

/**
 * The props of an island as a text, equal for equal props alone; null where they are long, or hold something
 * else than lists and plain objects of texts, numbers and the like.
 */
export function textOfProps(props: object): string | null {
  let text = '';

  /** Whether the text can go on. */
  function add(value: unknown): boolean {
    if (typeof value === 'string') text += JSON.stringify(value);
    else if (typeof value !== 'object' || value === null) {
      if (typeof value === 'function' || typeof value === 'symbol') return false;
      text += typeof value === 'bigint' ? `${value}n` : String(value);
    } else if (Array.isArray(value)) {
      text += '[';
      for (const item of value) if (!add(item)) return false;
      text += ']';
    } else {
      if (Object.getPrototypeOf(value) !== Object.prototype) return false;
      text += '{';
      for (const [name, own] of Object.entries(value)) {
        text += JSON.stringify(name);
        if (!add(own)) return false;
      }
      text += '}';
    }
    text += ',';
    return text.length <= MAX_LENGTH;
  }

  return add(props) ? text : null;
}
