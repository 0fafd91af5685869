import type { RangeFacet } from '../facets.ts';
import { withTextBound, withTextSort } from '../state/change-state.ts';
import {
  EMPTY_SEARCH,
  type NumberRange,
  type SearchState,
  type SortOrder,
} from '../state/search-state.ts';
import { PLATE, tokensOf } from './tokens.ts';
import { isStopWord } from './words.ts';

const UPPER =
  'under|u\\.|op til|højst|højest|maks(?:imalt)?\\.?|max(?:imalt)?\\.?|(?:mindre|lavere|billigere|færre) end|' +
  'ikke over|<=?|til|for|senest|-';
const LOWER =
  'over|mindst|min(?:imum)?\\.?|fra|(?:mere|større|højere) end|ikke under|>=?|tidligst|minimum';
const AFTER = 'efter|nyere end';
const BEFORE = 'før|ældre end';
const ABOUT = 'omkring|ca\\.?|cirka';
const PRICE = 'pris(?:en)?|budget';
const MONTHLY = 'ydelse';
const MILEAGE = 'km|kilometer(?:tal)?|kørt';
const RANGE = 'rækkevidde|range';
const YEAR = 'årgang|årg\\.?|model(?:år)?|år';
const POWER = 'hk|hestekræfter';
const TOWING = 'træk(?:ke|ker|vægt|kraft)?|anhænger';
const FILLERS = 'på|mellem|der|som|kan|må';
const LEAD = [UPPER, LOWER, AFTER, BEFORE, ABOUT, PRICE, MONTHLY, MILEAGE, RANGE, YEAR, POWER]
  .concat(TOWING, FILLERS)
  .join('|');

const NUMBER = '\\d{1,3}(?:\\.\\d{3})+|\\d{1,3} 000|\\d+(?:,\\d+)?';
const TIMES = '(?:t|\\s?(?:k|tusinde?|t\\.?\\s?kr\\.?|mio\\.?|million(?:er)?))(?![\\p{L}\\d])';
const MONTH = '(?:md|mdr|mdl|måned(?:en)?|månedlig[et]?)';
const UNITS = [
  `(?:(?:kr\\.?|kroner|dkk|,-)\\s*)?(?:(?:/|pr\\.?|om|i)\\s*)?${MONTH}(?!\\p{L})\\.?`,
  'kr(?!\\p{L})\\.?|kroner|dkk|,-',
  'km\\s*(?:/|pr\\.?)\\s*l(?:iter)?',
  'wh\\s*/\\s*km',
  '(?:km|kilometer)(?:\\s+(?:rækkevidde|på (?:en |én )?opladning))?',
  'hk|hestekræfter',
  '(?:kg|kilo|tons?)(?:\\s+(?:træk|trækvægt|anhænger))?',
  'år(?:\\s+gam(?:mel|le))?',
].join('|');
const OR_MORE = '\\+|\\s(?:eller|og)\\s(?:nyere|op|derover|mere)';
const OR_LESS = '\\s(?:eller|og)\\s(?:ældre|derunder|mindre)';

/** `under 300.000`, `km under 50.000`, `150-250.000 kr.`, `2021 eller nyere`: bounds as buyers write them. */
const BOUND = new RegExp(
  `${PLATE}|(?<![\\p{L}\\d.,-])(?<lead>(?:(?:${LEAD})(?<![\\p{L}](?=\\p{L}))(?:[\\s:]+|(?<=[<>=-])))*)` +
    `(?<low>${NUMBER})(?<lowTimes>${TIMES})?` +
    `(?:(?<dash>\\s*[-–]\\s*|\\s+(?:til|og)\\s+(?:år )?)(?<high>${NUMBER})(?<highTimes>${TIMES})?)?` +
    `(?<more>${OR_MORE})?(?<less>${OR_LESS})?\\s*(?<unit>${UNITS})?(?![\\p{L}\\d]|,\\d)\\.?`,
  'giu',
);

/** Orders that buyers ask for by a word. */
const ORDERS: readonly (readonly [RegExp, SortOrder])[] = [
  [word('billig(?:e|st|ste)?|laveste pris|lav pris'), 'price'],
  [word('dyreste|højeste pris'), 'price_desc'],
  [
    word(
      '(?:få|færrest|lavt antal) (?:km|kilometer)|lavt kilometertal|(?:kørt )?(?:lidt|kort) kørt|kørt (?:lidt|kort)',
    ),
    'mileage',
  ],
  [word('lav(?:este)? (?:månedlig )?ydelse'), 'monthly'],
  [word('(?:lang|længst|længste|høj|god|stor) (?:rækkevidde|range)'), 'range'],
  [word('nyeste årgang|nyere|nye?(?! ?synet)(?= bil)'), 'year'],
];

/** No car drives further on one charge. Kilometres. */
const LONGEST_RANGE = 1500;
/** No car may pull more. Kilograms. */
const HEAVIEST_TRAILER = 5000;
/** No car is that cheap, and no monthly payment that high. DKK. */
const LOWEST_PRICE = 10_000;
/** `max 250` and `km under 100` leave the thousands out. */
const IN_THOUSANDS = { words: 'under|op til|højst|højest|maks\\.?|max\\.?', from: 20, to: 999 };
/** The tolerance of `omkring`, as a share of the number. */
const ABOUT_SHARE = 0.1;

/** A part of a typed text; `isRead` if it has become a bound or an order. */
export interface TypedPart {
  text: string;
  start: number;
  isRead: boolean;
}

/** A typed text in parts, so that those which became a bound or an order can be marked. */
export function typedParts(text: string): TypedPart[] {
  const { spans } = readConstraints({ ...EMPTY_SEARCH, text }, new Date());
  let at = 0;
  const parts = spans
    .toSorted(([one], [other]) => one - other)
    .flatMap(([start, end]): TypedPart[] => {
      const before = { text: text.slice(at, start), start: at, isRead: false };
      at = end;
      return [before, { text: text.slice(start, end), start, isRead: true }];
    });
  const rest = { text: text.slice(at), start: at, isRead: false };
  return [...parts, rest].filter((part) => part.text !== '');
}

/**
 * The search with the bounds and the order that its text states, and the text without them. `today`
 * decides what `højst 5 år` means.
 */
export function parseTypedConstraints(state: SearchState, today = new Date()): SearchState {
  const { read, text, spans } = readConstraints(state, today);
  if (spans.length === 0) return state;
  // `elbil med` and `for` only made sense with the words that were read.
  const isLeft = tokensOf(text).some((token) => !isStopWord(token.word));
  const rest = text.replace(/\s+/gu, ' ').replace(/(?:\s(?:med|til|på|for|og|der|som))+\s*$/iu, '');
  return { ...read, text: isLeft ? rest.trim() : '' };
}

/**
 * The returned text has spaces in place of the parts that were read, so that the rest keeps its
 * position.
 */
function readConstraints(state: SearchState, today: Date) {
  let read = state;
  const spans: [start: number, end: number][] = [];
  const isMonthly = /leas|ydelse/iu.test(state.text);
  let text = state.text.replace(BOUND, (words: string, ...rest) => {
    const groups = rest.at(-1) as Groups;
    const bound = readBound(groups, isMonthly, today.getFullYear());
    if (bound === null) return words;
    const { facet, range, kept } = bound;
    for (const side of ['from', 'to'] as const) {
      const value = range[side];
      if (value !== null) read = withTextBound(read, facet, side, value);
    }
    const start: number = rest.at(-3);
    spans.push([start + kept.length, start + words.trimEnd().length]);
    return kept.padEnd(words.length);
  });
  for (const [words, sort] of ORDERS) {
    text = text.replace(words, (order: string, ...rest) => {
      const start: number = rest.at(-2);
      spans.push([start, start + order.length]);
      read = withTextSort(read, sort);
      return ' '.repeat(order.length);
    });
  }
  return { read, text, spans };
}

type Groups = Readonly<Record<string, string | undefined>>;

interface Bound {
  facet: RangeFacet;
  range: NumberRange;
  /** The part that still belongs to the text: the model in `fiat 500 til 70.000`. */
  kept: string;
}

function readBound(groups: Groups, isMonthly: boolean, thisYear: number): Bound | null {
  const { lead = '', low = '', high, unit = '' } = groups;
  // `træk 200.000` is a tow bar and a price.
  const [tow] = word(TOWING).exec(lead) ?? [];
  if (tow && unit !== 'kg' && amount(low, groups['lowTimes']) > HEAVIEST_TRAILER) {
    const others = { ...groups, lead: lead.replace(tow, ' ').trimStart() };
    const bound = readBound(others, isMonthly, thisYear);
    return bound && { ...bound, kept: `${tow} ${bound.kept}` };
  }
  const tons = /^ton/iu.test(unit) ? unit : undefined;
  const { lowTimes = tons, highTimes = tons } = groups;
  if (high === undefined) return boundOf(groups, amount(low, lowTimes), isMonthly, thisYear);
  const to = amount(high, highTimes);
  const from = scaled(amount(low, lowTimes ?? highTimes), to, groups);
  const facet = facetOf(groups, to, isMonthly);
  const isModel = facet === 'price' && from < LOWEST_PRICE && !isRange(groups);
  if (facet !== null && from <= to && !isModel) return { facet, range: { from, to }, kept: '' };
  const only = boundOf({ ...groups, lead: 'til' }, to, isMonthly, thisYear);
  return only && { ...only, kept: `${groups['lead']}${low}` };
}

function boundOf(
  groups: Groups,
  value: number,
  isMonthly: boolean,
  thisYear: number,
): Bound | null {
  const { lead = '', more, less, unit = '' } = groups;
  const bound = (facet: RangeFacet, from: number | null, to: number | null) => ({
    ...{ facet, range: { from, to } },
    kept: '',
  });
  if (/^år/iu.test(unit) && value < 60) return bound('year', thisYear - value, null);
  if (leavesThousandsOut(groups, value)) {
    return boundOf({ ...groups, unit: unit || 'kr' }, value * 1000, isMonthly, thisYear);
  }
  const facet = facetOf(groups, value, isMonthly);
  if (facet === null) return null;
  if (has(AFTER, lead)) return bound(facet, facet === 'year' ? value + 1 : value, null);
  if (has(BEFORE, lead)) return bound(facet, null, facet === 'year' ? value - 1 : value);
  if (has(ABOUT, lead)) return bound(facet, value * (1 - ABOUT_SHARE), value * (1 + ABOUT_SHARE));
  // `fra årgang 2021 og nyere`: the last word decides.
  if (more || /ikke under/iu.test(lead)) return bound(facet, value, null);
  if (less || has(UPPER, lead)) return bound(facet, null, value);
  if (has(LOWER, lead)) return bound(facet, value, null);
  if (facet === 'year') return bound(facet, value, value);
  const isLimit = ['price', 'monthly', 'mileage', 'consumption_wh_km'].includes(facet);
  return isLimit ? bound(facet, null, value) : bound(facet, value, null);
}

function leavesThousandsOut({ lead = '', unit = '' }: Groups, value: number): boolean {
  if (value < IN_THOUSANDS.from || value > IN_THOUSANDS.to || !has(IN_THOUSANDS.words, lead))
    return false;
  const isOther = [POWER, TOWING, RANGE, MONTHLY].some((words) => has(words, lead));
  return !isOther && (unit === '' || /^k(?:m|ilometer)$/iu.test(unit));
}

/**
 * The facet that a number is about, by its words or unit, else by its size; null where nothing says
 * so.
 */
function facetOf(groups: Groups, value: number, isMonthly: boolean): RangeFacet | null {
  const { lead = '', unit = '', lowTimes, highTimes, more, less, high } = groups;
  if (/m(?:d|åned)/iu.test(unit) || has(MONTHLY, lead)) return 'monthly';
  if (/wh/iu.test(unit)) return 'consumption_wh_km';
  if (/^km\s*(?:\/|pr)/iu.test(unit)) return 'consumption_km_l';
  if (has(POWER, lead + unit)) return 'power';
  if (/kg|kilo(?!m)|ton/iu.test(unit) || has(TOWING, lead)) return 'towing';
  if (has(RANGE, lead) || /rækkevidde|opladning/iu.test(unit)) return 'range';
  if (has(MILEAGE, lead)) return 'mileage';
  if (/^k(?:m|ilometer)$/iu.test(unit)) {
    // `mindst 400 km` is a range, `under 400 km` and `over 100.000 km` are kilometres driven.
    return value <= LONGEST_RANGE && !has(UPPER, lead) ? 'range' : 'mileage';
  }
  const isStated = lead !== '' || unit !== '' || Boolean(lowTimes ?? highTimes ?? more ?? less);
  if (value >= 1950 && value <= 2100 && unit === '' && !has(PRICE, lead))
    return isStated || high !== undefined ? 'year' : null;
  if (value < LOWEST_PRICE) return (isStated && isMonthly) || unit !== '' ? 'monthly' : null;
  return 'price';
}

/** `150-250.000` begins at 150.000. */
function scaled(from: number, to: number, groups: Groups): number {
  return isRange(groups) && from < 1000 && to >= LOWEST_PRICE ? from * 1000 : from;
}

function isRange({ dash = '', lead = '' }: Groups): boolean {
  return /[-–]/u.test(dash) || /fra|mellem/iu.test(lead);
}

function amount(number: string, times = ''): number {
  const value = Number(number.replace(/[.\s]/gu, '').replace(',', '.'));
  if (/mi/iu.test(times)) return value * 1_000_000;
  return times === '' ? value : value * 1000;
}

function has(words: string, text: string): boolean {
  return word(words).test(text);
}

function word(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');
}
