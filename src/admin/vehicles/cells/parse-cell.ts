import * as v from 'valibot';
import { parseNumber } from '#admin/numbers/parse.ts';
import { cellProblemCopy as copy } from '#copy/admin/import/cells.ts';
import { validationMessage } from '#copy/validation.ts';
import { type FormFieldName, fieldOf } from '#domain/vehicle/fields/table.ts';
import { VehicleSchema } from '#domain/vehicle/vehicle.ts';
import { youtubeId } from '#domain/vehicle/youtube.ts';
import { optionsOf } from '../form/choices.ts';
import { isNumeric } from '../form/values.ts';

/** `problem`: why the text is refused, in words. */
export type ParsedCell = { value: unknown } | { problem: string };

/** The value of a text that staff typed or chose, as the vehicle's schema accepts it. */
export function parseCell(name: FormFieldName, text: string): ParsedCell {
  const read = readCell(name, text);
  return 'problem' in read ? read : checkValue(name, read.value);
}

export function checkValue(name: FormFieldName, value: unknown): ParsedCell {
  const result = v.safeParse(VehicleSchema.entries[name], value);
  if (result.success) return { value: result.output };
  const [issue] = result.issues;
  const requirement = 'requirement' in issue ? issue.requirement : undefined;
  return { problem: validationMessage(issue.message, requirement) };
}

function readCell(name: FormFieldName, typed: string): ParsedCell {
  const field = fieldOf(name);
  const text = typed.trim();
  if (field.type === 'flag') return readFlag(text);
  if (text === '') {
    return 'required' in field ? { problem: validationMessage('required') } : { value: null };
  }
  const options = optionsOf(name);
  if (options) {
    const areNumbers = field.type === 'choice' && typeof field.values[0] === 'number';
    return readChoice(options, text, areNumbers);
  }
  if (isNumeric(field)) {
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
