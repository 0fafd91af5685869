import {
  choice,
  codeList,
  decimal,
  flag,
  optionalAmount,
  optionalCalendarDate,
  optionalChoice,
  optionalDecimal,
  optionalName,
  optionalText,
  optionalTime,
  optionalWholeNumber,
  requiredName,
  textList,
  wholeNumber,
} from '#domain/schema/schemas.ts';
import type { ChoiceField, CodesField, VehicleField } from './field.ts';

type Values = ChoiceField['values'];
type Codes = CodesField['values'];

type SchemaOf<Entry> = Entry extends { type: 'text' }
  ? ByRequired<Entry, ReturnType<typeof requiredName>, ReturnType<typeof optionalName>>
  : Entry extends { type: 'date' }
    ? typeof optionalCalendarDate
    : Entry extends { type: 'time' }
      ? typeof optionalTime
      : Entry extends { type: 'flag' }
        ? ReturnType<typeof flag>
        : Entry extends { type: 'list' }
          ? ReturnType<typeof textList>
          : Entry extends { type: 'codes'; values: infer Of extends Codes }
            ? ReturnType<typeof codeList<Of>>
            : Entry extends { type: 'choice'; values: infer Of extends Values }
              ? ByRequired<
                  Entry,
                  ReturnType<typeof choice<Of>>,
                  ReturnType<typeof optionalChoice<Of>>
                >
              : Entry extends { type: 'whole' | 'decimal' | 'amount' }
                ? ByRequired<Entry, ReturnType<typeof decimal>, ReturnType<typeof optionalDecimal>>
                : never;

type ByRequired<Entry, Required, Optional> = Entry extends { required: true } ? Required : Optional;

export function schemasOf<Table extends Record<string, VehicleField>>(table: Table) {
  const schemas = Object.entries(table).map(([name, field]) => [name, schemaOf(field)]);
  return Object.fromEntries(schemas) as { -readonly [Name in keyof Table]: SchemaOf<Table[Name]> };
}

function schemaOf(field: VehicleField) {
  switch (field.type) {
    case 'text':
      if (field.multiline) return optionalText(field.max);
      return field.required ? requiredName(field.max) : optionalName(field.max);
    case 'date':
      return optionalCalendarDate;
    case 'time':
      return optionalTime;
    case 'flag':
      return flag(false);
    case 'list':
      return textList(field.max, field.maxLength);
    case 'codes':
      return codeList(field.values);
    case 'choice':
      return field.required ? choice(field.values) : optionalChoice(field.values);
    case 'amount':
      return optionalAmount;
    case 'whole':
      return 'required' in field
        ? wholeNumber(field.min, field.max)
        : optionalWholeNumber(field.min ?? 0, field.max);
    case 'decimal':
      return 'required' in field
        ? decimal(field.min, field.max)
        : optionalDecimal(field.min ?? 0, field.max);
  }
}
