import { checkValue, type ParsedCell, parseCell } from '#admin/vehicles/cells/parse-cell.ts';
import { isNumeric, isYear } from '#admin/vehicles/form/values.ts';
import { cellProblemCopy as copy } from '#copy/admin/import/cells.ts';
import { NO_VALUE_COPY } from '#copy/admin/import/import-values.ts';
import { equipmentCopy } from '#copy/equipment.ts';
import { type FormFieldName, fieldOf } from '#domain/vehicle/fields/table.ts';
import { dateOrderOf, readDate, readYear } from './dates.ts';
import { decimalSignOf, readNumber, readPower } from './numbers.ts';
import { plainText, splitEntries } from './texts.ts';
import { isMapped, readValue } from './values.ts';

export type FileFormat = ReturnType<typeof formatOf>;

const PRICES: readonly FormFieldName[] = ['price', 'original_price', 'sale_price'];
const THOUSAND = 1000;

/** How a file writes numbers and dates, from all of its columns with these. */
export function formatOf(
  columns: readonly { field: FormFieldName; texts: readonly string[] }[],
  today: Date,
) {
  const textsOf = (has: (field: FormFieldName) => boolean) =>
    columns.filter(({ field }) => has(field)).flatMap(({ texts }) => texts);
  return {
    decimals: decimalSignOf(textsOf((field) => isNumeric(fieldOf(field)))),
    dates: dateOrderOf(
      textsOf((field) => fieldOf(field).type === 'date' || isYear(field)),
      today,
    ),
    today,
  };
}

/** The value of a cell in a file of this format, as the vehicle's schema accepts it. */
export function readImportCell(
  field: FormFieldName,
  text: string,
  heading: string,
  format: FileFormat,
): ParsedCell {
  const { type } = fieldOf(field);
  const trimmed = text.trim();
  if (type === 'text' && !isMapped(field)) return parseCell(field, plainText(text));
  if (type === 'flag') return parseCell(field, text);
  if (type === 'list') return checkValue(field, splitEntries(plainText(text)));
  if (type === 'codes') return readCodes(splitEntries(text));
  if (trimmed === '' || NO_VALUE_COPY.test(trimmed)) return parseCell(field, '');
  if (isMapped(field)) {
    const value = readValue(field, trimmed);
    return value === undefined ? { problem: copy.unknownValue } : parseCell(field, value);
  }
  if (type === 'date') return readDateCell(field, trimmed, format);
  return readNumberCell(field, trimmed, heading, format);
}

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(equipmentCopy).map(([code, label]) => [label.toLocaleLowerCase('da'), code]),
);

function readCodes(entries: readonly string[]): ParsedCell {
  const codes = entries.map((entry) => CODES.get(entry.toLocaleLowerCase('da')));
  const unknown = entries.find((_, index) => codes[index] === undefined);
  return unknown === undefined ? { value: codes } : { problem: copy.unknownEquipment(unknown) };
}

function readDateCell(field: FormFieldName, text: string, format: FileFormat): ParsedCell {
  // A date of nothing but zeros is empty.
  if (/^[0\W]+$/u.test(text.replace(/[T ].*$/u, ''))) return { value: null };
  const date = readDate(text, format.dates, format.today);
  return date === null ? { problem: copy.notADate } : checkValue(field, date);
}

function readNumberCell(
  field: FormFieldName,
  text: string,
  heading: string,
  format: FileFormat,
): ParsedCell {
  const number = numberIn(field, text, heading, format);
  if (number === null) return { problem: isYear(field) ? copy.notAYear : copy.notANumber };
  const entry = fieldOf(field);
  // Other systems write 0 where they know nothing.
  if (number === 0 && 'min' in entry && !('required' in entry) && Number(entry.min) > 0) {
    return { value: null };
  }
  return checkValue(field, entry.type === 'whole' ? Math.trunc(number) : number);
}

function numberIn(
  field: FormFieldName,
  text: string,
  heading: string,
  { decimals, dates, today }: FileFormat,
): number | null {
  if (isYear(field)) return readYear(text, dates, today);
  if (field === 'power_hp') return readPower(text, heading);
  const number = readNumber(text, decimals, field === 'mileage' || PRICES.includes(field));
  const inThousands = field === 'mileage' && /tkm|1\.?000/iu.test(heading);
  return number !== null && inThousands && number < THOUSAND ? number * THOUSAND : number;
}
