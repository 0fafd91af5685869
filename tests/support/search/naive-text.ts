import type { SearchVehicle } from '#domain/search/search-vehicle.ts';
import { MAKE_ALIASES, VALUE_ALIASES } from '#domain/search/text/aliases.ts';
import { findableWords } from '#domain/search/text/fold.ts';
import { typedWords } from '#domain/search/text/match-text.ts';
import { similarWords } from '#domain/search/text/similar-words.ts';
import { isStopWord } from '#domain/search/text/stop-words.ts';
import { choiceValue } from '#domain/search/values/choice-values.ts';
import type { FindsText } from './naive-search.ts';

type LabelOf = (
  facet: 'fuel' | 'gearbox' | 'body' | 'drive' | 'color' | 'equipment',
  value: string,
) => string | null;

/** How a text finds vehicles, word by word and vehicle by vehicle. */
export function naiveText(
  stock: readonly SearchVehicle[],
  labelOf: LabelOf,
): (text: string) => FindsText {
  const words = new Map(stock.map((vehicle) => [vehicle, new Set(wordsOf(vehicle, labelOf))]));
  const vocabulary = [...new Set([...words.values()].flatMap((own) => [...own]))];
  return (text) => {
    const typed = typedWords(text);
    const wanted = typed.map((word) => similarWords(word, vocabulary));
    const covers = (own: Set<string>, at: number): boolean => {
      if (at === typed.length) return true;
      if (wanted[at]?.some((word) => own.has(word)) && covers(own, at + 1)) return true;
      if (at + 1 === typed.length) return false;
      const joined = `${typed[at]}${typed[at + 1]}`;
      return [...own].some((word) => word.startsWith(joined)) && covers(own, at + 2);
    };
    return (vehicle) => covers(words.get(vehicle) ?? new Set(), 0);
  };
}

function wordsOf(vehicle: SearchVehicle, labelOf: LabelOf): string[] {
  const named = (['fuel', 'gearbox', 'body', 'drive', 'color'] as const).flatMap((facet) => {
    const value = choiceValue(facet, vehicle);
    if (value === null) return [];
    return [labelOf(facet, value) ?? value, ...(VALUE_ALIASES[`${facet}/${value}`] ?? [])];
  });
  const texts = [
    ...[vehicle.make, vehicle.model, vehicle.variant ?? '', vehicle.color ?? ''],
    ...[String(vehicle.year), ...vehicle.specs_equipment, ...named],
    ...vehicle.equipment.map((code) => labelOf('equipment', code) ?? code),
  ];
  const aliases = MAKE_ALIASES[choiceValue('make', vehicle) ?? ''] ?? [];
  return [...texts.flatMap(findableWords), ...aliases].filter((word) => !isStopWord(word));
}
