import { useId, useLayoutEffect } from 'react';

/**
 * Hands over what a visitor typed or chose in an island before its script arrived, by the names of
 * its fields: otherwise the page would show figures next to numbers that they do not belong to.
 * Returns the id of the element around the fields. `take` is called once, and not where the island
 * was not on the page before.
 */
export function useTypedBefore(take: (typed: ReadonlyMap<string, string>) => void): string {
  // An id of React alone begins with an underscore, which HTML checkers do not accept.
  const id = `typed${useId()}`;
  // Not earlier, since the visitor may choose while React still renders; and not later, since an update
  // would write the first choice into the select again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(() => {
    const typed = fieldsWithin(id);
    if (typed.size > 0) take(typed);
  }, []);
  return id;
}

function fieldsWithin(id: string): Map<string, string> {
  const fields = document.getElementById(id)?.querySelectorAll('input, select') ?? [];
  return new Map(
    [...fields].map((field) => {
      const { name, value } = field as HTMLInputElement | HTMLSelectElement;
      return [name, value];
    }),
  );
}
