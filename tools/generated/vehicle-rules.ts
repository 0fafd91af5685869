import { bookkeeping } from '#domain/schema/bookkeeping.ts';
import type { CodesField, ListField, VehicleField } from '#domain/vehicle/fields/field.ts';
import { FIELD_NAMES, fieldOf } from '#domain/vehicle/fields/table.ts';
import { BATCH_FUNCTIONS, batchConditions, batchOf } from './rules-batches.ts';
import { INDENT, quoted, textLines } from './rules-text.ts';

/** The functions of firestore.rules that check the fields of a vehicle, line by line. */
export function vehicleRules(): string[] {
  const names = [...FIELD_NAMES, 'price_log', ...Object.keys(bookkeeping)];
  const alone = FIELD_NAMES.filter((name) => batchOf(fieldOf(name)) === null);
  const conditions = [
    ...alone.map((name) => [fieldCondition(name, fieldOf(name))]),
    ...batchConditions(' '.repeat(4)),
  ];
  const lines = [
    'function isVehicle(data) {',
    `  return data.keys().hasOnly(${words(names, 4)})`,
    ...conditions.flatMap(([first, ...others]) => [`    && ${first}`, ...others]),
  ];
  lines[lines.length - 1] += ';';
  lines.push('}', ...BATCH_FUNCTIONS.split('\n'));
  lines.push(...FIELD_NAMES.flatMap((name) => listFunction(name, fieldOf(name))));
  return lines
    .join('\n')
    .split('\n')
    .map((line) => (line === '' ? '' : INDENT + line));
}

/** An expression that is true for every value that the schema accepts, and for no other. */
export function fieldCondition(name: string, field: VehicleField): string {
  const value = `data.${name}`;
  const valueOr = (fallback: string) => `data.get('${name}', ${fallback})`;
  switch (field.type) {
    case 'text':
      return field.required
        ? `isRequiredText(${value}, ${field.max})`
        : `isText(${valueOr('null')}, ${field.max})`;
    case 'time':
      return `(${valueOr('null')} == null || ${value} is timestamp)`;
    case 'flag':
      return `${valueOr('false')} is bool`;
    case 'list':
    case 'codes':
      return `${listFunctionName(name)}(${valueOr('[]')})`;
    case 'choice': {
      const values = field.values.map(literal).join(', ');
      return field.required ? `${value} in [${values}]` : `${valueOr('null')} in [null, ${values}]`;
    }
    case 'whole':
    case 'decimal':
      if ('required' in field) {
        return field.type === 'whole'
          ? `isWholeNumber(${value}, ${field.min}, ${field.max})`
          : `${value} >= ${field.min} && ${value} <= ${field.max}`;
      }
  }
  throw new Error(`${name} is checked together with other fields.`);
}

function listFunction(name: string, field: VehicleField): string[] {
  if (field.type === 'list') return textListFunction(name, field);
  return field.type === 'codes' ? codesFunction(name, field) : [];
}

/** The rules cannot look at each text of a list: they join the texts and match the whole. */
function textListFunction(name: string, field: ListField): string[] {
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

function codesFunction(name: string, { values }: CodesField): string[] {
  return [
    '',
    `function ${listFunctionName(name)}(list) {`,
    `  return list.size() <= ${values.length}`,
    `    && list.hasOnly(${words(values, 4)});`,
    '}',
  ];
}

/** A list of texts without spaces. Split from one text, it costs the rules far less than a list. */
function words(texts: readonly string[], indent: number): string {
  const pieces = texts.map((text, index) => (index < texts.length - 1 ? `${text} ` : text));
  const lines = textLines(pieces, ' '.repeat(indent + 2));
  return ['(', ...lines, `${' '.repeat(indent)}).split(' ')`].join('\n');
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
