import { useEffect, useId, useState } from 'react';

/**
 * Hands over what a visitor typed or chose in an island before its script arrived, by the names of
 * its fields: otherwise the page would show figures next to numbers that they do not belong to.
 * Returns the id of the element around the fields. `take` is called once, and not where the island
 * was not on the page before.
 */
export function useTypedBefore(take: (typed: ReadonlyMap<string, string>) => void): string {
  // An id of React alone begins with an underscore, which HTML checkers do not accept.
  const id = `typed${useId()}`;
  // Done during the first render, since React resets a hydrated select to its first value.
  const [typed] = useState(() => fieldsWithin(id, 'input, select'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    // An input keeps its text, and the visitor may have typed since.
    if (typed.size > 0) take(new Map([...typed, ...fieldsWithin(id, 'input')]));
  }, []);
  return id;
}

function fieldsWithin(id: string, selector: string): Map<string, string> {
  if (typeof document === 'undefined') return new Map();
  const fields = document.getElementById(id)?.querySelectorAll(selector) ?? [];
  return new Map(
    [...fields].map((field) => {
      const { name, value } = field as HTMLInputElement | HTMLSelectElement;
      return [name, value];
    }),
  );
}
