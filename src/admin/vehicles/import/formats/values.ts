import { optionsOf } from '#admin/vehicles/form/choices.ts';
import { importValueCopy } from '#copy/admin/import/import-values.ts';
import type { FormFieldName } from '#domain/vehicle/fields/table.ts';
import { hasPhrase, phrasesIn, wordsOf } from '../recognise/words.ts';

const PHRASES = new Map(
  Object.entries(importValueCopy).map(([field, values]) => [
    field,
    Object.entries(values).map(([value, list]) => ({ value, phrases: phrasesIn(list) })),
  ]),
);

/** Whether the field has closed values, so that the cells of its column can be mapped to them. */
export function isMapped(field: FormFieldName): boolean {
  return optionsOf(field) !== undefined;
}

/** The value of a choice that a text stands for; undefined where no way of writing it is known. */
export function readValue(field: FormFieldName, text: string): string | undefined {
  const words = wordsOf(text);
  const option = optionsOf(field)?.find(
    ({ value, label }) => wordsOf(value) === words || wordsOf(label) === words,
  );
  if (option) return option.value;
  const known = PHRASES.get(field) ?? [];
  const exact = known.find(({ phrases }) => phrases.includes(words));
  // A single letter inside of a text says nothing.
  const inside = ({ phrases }: { phrases: string[] }) =>
    phrases.some((phrase) => phrase.length > 1 && hasPhrase(words, phrase));
  return (exact ?? known.find(inside))?.value;
}
