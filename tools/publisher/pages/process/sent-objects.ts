/** A value for another process: what is frozen, as objects of the catalogue are, is sent once and then named. */
export type SentValue =
  | { value: unknown }
  | { known: number }
  | { items: SentValue[] }
  | { fields: [name: string, value: SentValue][] };

/** Makes values ready for another process. */
export interface ObjectSender {
  send(value: unknown): SentValue;
  /** The objects that were named since the last call, in the order of their numbers. */
  takeNew(): object[];
}

export function createObjectSender(): ObjectSender {
  const numbers = new Map<object, number>();
  let unsent: object[] = [];

  function numberOf(object: object): number {
    const known = numbers.get(object);
    if (known !== undefined) return known;
    unsent.push(object);
    numbers.set(object, numbers.size);
    return numbers.size - 1;
  }

  function send(value: unknown): SentValue {
    if (typeof value !== 'object' || value === null || value instanceof Date) return { value };
    if (Object.isFrozen(value)) return { known: numberOf(value) };
    if (Array.isArray(value)) return { items: value.map(send) };
    return { fields: Object.entries(value).map(([name, own]) => [name, send(own)]) };
  }

  return {
    send,
    takeNew() {
      const objects = unsent;
      unsent = [];
      return objects;
    },
  };
}

/** The value again; `objects` are those that were sent so far. */
export function received(sent: SentValue, objects: readonly object[]): unknown {
  if ('value' in sent) return sent.value;
  if ('known' in sent) return objects[sent.known];
  if ('items' in sent) return sent.items.map((item) => received(item, objects));
  return Object.fromEntries(sent.fields.map(([name, own]) => [name, received(own, objects)]));
}
