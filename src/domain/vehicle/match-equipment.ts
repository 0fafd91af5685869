import { EQUIPMENT_CODES, type EquipmentCode } from '#domain/schema/equipment-codes.ts';
import { DOUBT_WORDS, EQUIPMENT_PHRASES } from './equipment-phrases.ts';

/** A piece of equipment that free text names for certain, and the text. */
export interface EquipmentMatch {
  code: EquipmentCode;
  text: string;
}

const PATTERNS = EQUIPMENT_CODES.map(
  (code) => [code, wholeWords(EQUIPMENT_PHRASES[code])] as const,
);
const DOUBT = wholeWords(DOUBT_WORDS);

/**
 * The equipment that the free texts of staff name for certain, in the order of the codes, each with
 * the first text that names it. After a word of doubt ("uden", "forberedt til") nothing in the text
 * is certain. The text before it is, if a comma separates them and the doubt names its own
 * equipment.
 */
export function matchEquipment(texts: readonly string[]): EquipmentMatch[] {
  const named = texts.map((text) => ({ text, codes: codesNamedBy(text) }));
  return EQUIPMENT_CODES.flatMap((code) => {
    const found = named.find(({ codes }) => codes.has(code));
    return found ? [{ code, text: found.text }] : [];
  });
}

/** A cache of matches: a stock repeats few texts on thousands of vehicles. */
const known = new Map<string, ReadonlySet<EquipmentCode>>();
const MAX_KNOWN = 5_000;

function codesNamedBy(text: string): ReadonlySet<EquipmentCode> {
  const before = known.get(text);
  if (before !== undefined) return before;
  const codes = findCodes(text);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, codes);
  return codes;
}

function findCodes(text: string): ReadonlySet<EquipmentCode> {
  const parts = certainParts(text);
  const found = PATTERNS.filter(([, pattern]) => parts.some((part) => pattern.test(part)));
  return new Set(found.map(([code]) => code));
}

function certainParts(text: string): string[] {
  const parts = text.split(/[,;\n•|]+/u).map(toWords);
  const doubtful = parts.findIndex((part) => DOUBT.test(part));
  if (doubtful < 0) return parts;
  const doubt = parts[doubtful] ?? '';
  return PATTERNS.some(([, pattern]) => pattern.test(doubt)) ? parts.slice(0, doubtful) : [];
}

/** Lower case, with one space in place of everything that is no letter or digit. */
function toWords(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function wholeWords(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}
