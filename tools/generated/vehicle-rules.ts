import { bookkeeping } from '#domain/schema/schemas.ts';
import type { ListField, NumericField, VehicleField } from '#domain/vehicle/fields/field.ts';
import { FIELD_NAMES, fieldOf } from '#domain/vehicle/fields/table.ts';

const INDENT = ' '.repeat(6);
const WIDTH = 100;

/** The functions of firestore.rules that check the fields of a vehicle, line by line. */
export function vehicleRules(): string[] {
  const names = [...FIELD_NAMES, 'price_log', ...Object.keys(bookkeeping)];
  const lines = [
    'function isVehicle(data) {',
    '  return data.keys().hasOnly([',
    ...wrap(names.map(quoted), ' '.repeat(6)),
    '    ])',
    ...FIELD_NAMES.map((name) => `    && ${condition(name, fieldOf(name))}`),
  ];
  lines[lines.length - 1] += ';';
  lines.push('}', ...FIELD_NAMES.flatMap((name) => listFunction(name, fieldOf(name))));
  return lines.map((line) => (line === '' ? '' : INDENT + line));
}

/** An expression that is true for every value that the schema accepts, and for no other. */
function condition(name: string, field: VehicleField): string {
  const value = `data.${name}`;
  const valueOr = (fallback: string) => `data.get('${name}', ${fallback})`;
  switch (field.type) {
    case 'text':
      return field.required
        ? `isRequiredText(${value}, ${field.max})`
        : `isText(${valueOr('null')}, ${field.max})`;
    case 'date':
      return `isOptionalCalendarDate(${valueOr('null')})`;
    case 'time':
      return `(${valueOr('null')} == null || ${value} is timestamp)`;
    case 'flag':
      return `${valueOr('false')} is bool`;
    case 'list':
      return `${listFunctionName(name)}(${valueOr('[]')})`;
    case 'choice': {
      const values = field.values.map(literal).join(', ');
      return field.required ? `${value} in [${values}]` : `${valueOr('null')} in [null, ${values}]`;
    }
    default:
      return numberCondition(value, valueOr('null'), field);
  }
}

function numberCondition(value: string, valueOrNull: string, field: NumericField): string {
  if (field.type === 'amount') return `isOptionalAmount(${valueOrNull})`;
  if (field.type === 'whole') {
    return 'required' in field
      ? `isWholeNumber(${value}, ${field.min}, ${field.max})`
      : `isOptionalWholeNumber(${valueOrNull}, ${field.max})`;
  }
  return 'required' in field
    ? `${value} >= ${field.min} && ${value} <= ${field.max}`
    : `isDecimal(${valueOrNull}, ${field.max})`;
}

/** The rules cannot look at each text of a list: they join the texts and match the whole. */
function listFunction(name: string, field: VehicleField): string[] {
  if (field.type !== 'list') return [];
  return [
    '',
    `// Texts of one line and at most ${field.maxLength} characters each: only such a list survives being joined`,
    '// by line breaks and split again.',
    `function ${listFunctionName(name)}(list) {`,
    '  return list == [] || (',
    `    list.size() <= ${field.max}`,
    "    && list == list.join('\\n').split('\\n')",
    `    && list.join('\\n').matches('${linesPattern(field)}')`,
    '  );',
    '}',
  ];
}

/** Lines that do not end in a space, so that none is empty once trimmed. */
function linesPattern({ maxLength }: ListField): string {
  const line = `[^\\n]{0,${maxLength - 1}}[^ \\n]`;
  return `${line}(\\n${line})*`;
}

/** `specs_equipment` → `isSpecsEquipment` */
function listFunctionName(name: string): string {
  return `is_${name}`.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

function literal(value: string | number): string {
  return typeof value === 'number' ? String(value) : quoted(value);
}

function quoted(text: string): string {
  return `'${text}'`;
}

/** The items with commas between them, as many on a line as fit. */
function wrap(items: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const [index, item] of items.entries()) {
    const piece = index < items.length - 1 ? `${item},` : item;
    if (INDENT.length + line.length + piece.length > WIDTH) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${piece} `;
  }
  return [...lines, line.trimEnd()];
}
