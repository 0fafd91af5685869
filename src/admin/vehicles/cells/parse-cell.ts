import * as v from 'valibot';
import { parseNumber } from '#admin/numbers/parse.ts';
import { cellProblemCopy as copy } from '#copy/admin/cells.ts';
import { equipmentCopy } from '#copy/equipment.ts';
import { validationMessage } from '#copy/validation.ts';
import { type FormFieldName, fieldOf } from '#domain/vehicle/fields/table.ts';
import { VehicleSchema } from '#domain/vehicle/vehicle.ts';
import { youtubeId } from '#domain/vehicle/youtube.ts';
import { optionsOf } from './options.ts';

/** `problem`: why the text is refused, in words. */
export type ParsedCell = { value: unknown } | { problem: string };

/** The value that the text of a cell stands for, as the vehicle's schema accepts it. */
export function parseCell(name: FormFieldName, text: string): ParsedCell {
  const read = readCell(name, text);
  if ('problem' in read) return read;
  const result = v.safeParse(VehicleSchema.entries[name], read.value);
  if (result.success) return { value: result.output };
  const [issue] = result.issues;
  const requirement = 'requirement' in issue ? issue.requirement : undefined;
  return { problem: validationMessage(issue.message, requirement) };
}

function readCell(name: FormFieldName, typed: string): ParsedCell {
  const field = fieldOf(name);
  // With its last line break, which says that bars are part of the text.
  if (field.type === 'list' || field.type === 'codes') return readList(name, typed);
  const text = typed.trim();
  if (field.type === 'flag') return readFlag(text);
  if (text === '') {
    return 'required' in field ? { problem: validationMessage('required') } : { value: null };
  }
  const options = optionsOf(name);
  if (options) return readChoice(options, text, field.type === 'choice' && isNumeric(field.values));
  if (field.type === 'date') return { value: isoDate(text) ?? text };
  if (field.type === 'whole' || field.type === 'decimal' || field.type === 'amount') {
    const number = parseNumber(text, field.type === 'whole' ? 'whole' : 'decimal');
    return number === null ? { problem: copy.notANumber } : { value: number };
  }
  if (name === 'walkaround_video_url' && youtubeId(text) === null)
    return { problem: copy.notAVideo };
  return { value: text };
}

const YES = /^(?:ja|j|yes|true|sand|sandt|x|1)$/iu;
const NO = /^(?:nej|n|no|false|falsk|0)?$/iu;

function readFlag(text: string): ParsedCell {
  if (YES.test(text)) return { value: true };
  return NO.test(text) ? { value: false } : { problem: copy.notAFlag };
}

function readChoice(
  options: readonly { value: string; label: string }[],
  text: string,
  numeric: boolean,
): ParsedCell {
  const wanted = text.toLocaleLowerCase('da');
  const option = options.find(
    ({ value, label }) =>
      value.toLocaleLowerCase('da') === wanted || label.toLocaleLowerCase('da') === wanted,
  );
  if (!option) return { problem: copy.notAChoice(options.map(({ label }) => label)) };
  return { value: numeric ? Number(option.value) : option.value };
}

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(equipmentCopy).flatMap(([code, label]) => [
    [code.toLocaleLowerCase('da'), code],
    [label.toLocaleLowerCase('da'), code],
  ]),
);

function readList(name: FormFieldName, text: string): ParsedCell {
  const entries = text
    .split(text.includes('\n') ? /\r?\n/u : '|')
    .map((entry) => entry.trim())
    .filter(Boolean);
  if (name !== 'equipment') return { value: [...new Set(entries)] };
  const codes = entries.map((entry) => CODES.get(entry.toLocaleLowerCase('da')));
  const unknown = entries.find((_, index) => codes[index] === undefined);
  return unknown === undefined
    ? { value: [...new Set(codes)] }
    : { problem: copy.unknownEquipment(unknown) };
}

/** `2024-03-01`, `01-03-2024`, `1/3/2024` and `1.3.2024` as `2024-03-01`; null for another text. */
function isoDate(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/u.exec(text);
  const danish = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/u.exec(text);
  const [year, month, day] = iso?.slice(1) ?? danish?.slice(1).toReversed() ?? [];
  if (!year || !month || !day) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function isNumeric(values: readonly (string | number)[]): boolean {
  return typeof values[0] === 'number';
}
