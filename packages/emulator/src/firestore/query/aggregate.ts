import { invalidArgument } from '#emulator/wire/status-error.ts';
import type { DocumentState, Fields, Value } from '#emulator/wire/value.ts';
import { checkFieldName } from '../model/check-value.ts';
import { formatFieldPath, parseFieldPath } from '../model/field-path.ts';
import type { Aggregation } from '../model/messages.ts';
import { doubleValue, isNumber, type NumberValue, toNumber } from '../model/number.ts';
import { queriedValue } from '../store/stored-document.ts';

const MAX_AGGREGATIONS = 5;

/** The aggregate values of the documents a query found, by alias. */
export function aggregate(
  documents: readonly DocumentState[],
  aggregations: Aggregation[],
): Fields {
  if (aggregations.length === 0 || aggregations.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations is ${MAX_AGGREGATIONS}, the minimum 1; the query has ${aggregations.length}.`,
    );
  }
  const aliases = aggregations.map(({ alias }, index) => alias ?? `field_${index + 1}`);
  for (const alias of aliases) checkFieldName(alias);
  if (new Set(aliases).size < aliases.length) {
    throw invalidArgument('Two aggregations have the same alias.');
  }
  // Sums and averages read an index, which contains only documents that have all the fields.
  const paths = aggregatedFields(aggregations).map(parseFieldPath);
  const indexed = documents.filter((document) =>
    paths.every((path) => queriedValue(document, path) !== undefined),
  );
  return Object.fromEntries(
    aggregations.map((aggregation, index) => [aliases[index], evaluate(indexed, aggregation)]),
  );
}

/** The fields a document needs to be aggregated, in their canonical spelling. */
export function aggregatedFields(aggregations: Aggregation[]): string[] {
  return aggregations
    .map(({ sum, avg }) => (sum ?? avg)?.field?.fieldPath)
    .filter((field) => field !== undefined)
    .map((field) => formatFieldPath(parseFieldPath(field)))
    .map((field) => {
      if (field !== '__name__') return field;
      throw invalidArgument('Document names cannot be aggregated.');
    });
}

function evaluate(documents: readonly DocumentState[], aggregation: Aggregation): Value {
  const { count, sum, avg } = aggregation;
  if (count) {
    const upTo = count.upTo === undefined ? Number.POSITIVE_INFINITY : Number(count.upTo);
    if (!(upTo > 0)) throw invalidArgument('count needs a positive upTo.');
    return { integerValue: String(Math.min(documents.length, upTo)) };
  }
  if (sum) return sumOf(numbersOf(documents, sum.field?.fieldPath));
  if (avg) return averageOf(numbersOf(documents, avg.field?.fieldPath));
  throw invalidArgument('An aggregation is a count, sum or avg.');
}

function numbersOf(documents: readonly DocumentState[], fieldPath = ''): NumberValue[] {
  const path = parseFieldPath(fieldPath);
  return documents
    .map((document) => queriedValue(document, path))
    .filter((value) => value !== undefined)
    .filter(isNumber);
}

/** An integer as long as every number is one and the sum fits in 64 bits, else a double. */
function sumOf(numbers: NumberValue[]): Value {
  let integers = 0n;
  let doubles = 0;
  let onlyIntegers = true;
  for (const number of numbers) {
    if ('integerValue' in number) integers += BigInt(number.integerValue);
    else {
      onlyIntegers = false;
      doubles += toNumber(number);
    }
  }
  if (onlyIntegers && BigInt.asIntN(64, integers) === integers) {
    return { integerValue: String(integers) };
  }
  return doubleValue(Number(integers) + doubles);
}

function averageOf(numbers: NumberValue[]): Value {
  if (numbers.length === 0) return { nullValue: null };
  const sum = sumOf(numbers);
  return doubleValue((isNumber(sum) ? toNumber(sum) : 0) / numbers.length);
}
