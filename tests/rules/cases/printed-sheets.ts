import { allows, type Caller, denies, EMAIL, type FirestoreCase, NOW, THEN } from './case.ts';

const PATH = 'printed_sheets/v1';
const PRINTED = { price: 249_900, before: 279_900, printed_at: NOW, printed_by: EMAIL };
const EARLIER = { ...PRINTED, price: 254_900, before: null, printed_at: THEN };
const STAFF: readonly Caller[] = ['staff', 'owner', 'sales', 'photographer'];
const NOT_STAFF: readonly Caller[] = ['editor', 'customer', 'nobody'];

const print = (changes: object = {}) => ({
  ...{ method: 'update' as const, path: PATH, before: EARLIER, after: { ...PRINTED, ...changes } },
});

/** The printed signs: all staff read and replace them, each in their own name. */
export const PRINTED_SHEETS_CASES: readonly FirestoreCase[] = [
  ...[...STAFF, ...NOT_STAFF].flatMap((as) => {
    const verdict = STAFF.includes(as) ? allows : denies;
    return [
      verdict(`the rules decide whether ${as} sees a printed sign`, {
        ...{ method: 'get', path: PATH, before: EARLIER, as },
      }),
      verdict(`the rules decide whether ${as} sees all printed signs`, {
        ...{ method: 'list', path: 'printed_sheets', as },
      }),
      verdict(`the rules decide about a first printed sign of ${as}`, {
        ...{ method: 'create', path: PATH, after: PRINTED, as },
      }),
      verdict(`the rules decide about a sign that ${as} prints again`, { ...print(), as }),
      denies(`the rules deny the caller ${as} to delete a printed sign`, {
        ...{ method: 'delete', path: PATH, before: EARLIER, as },
      }),
    ];
  }),
  allows('the rules accept a printed sign without an earlier price', print({ before: null })),
  allows('the rules accept a printed sign without a price', print({ price: 0 })),
  denies('the rules refuse a printed sign with a price below zero', print({ price: -1 })),
  denies('the rules refuse a printed sign with a price above the bound', print({ price: 1e8 + 1 })),
  denies('the rules refuse a printed sign whose price is a text', print({ price: '249900' })),
  denies('the rules refuse a printed sign with an earlier price below zero', print({ before: -1 })),
  denies('the rules refuse a printed sign whose earlier price is a text', print({ before: 'x' })),
  denies('the rules refuse a printed sign at a client time', print({ printed_at: THEN })),
  denies(
    'the rules refuse a printed sign in the name of a colleague',
    print({ printed_by: 'a@b.dk' }),
  ),
  denies('the rules refuse a printed sign with more fields', print({ more: 1 })),
  denies('the rules refuse a printed sign under an id with a dot', {
    ...{ method: 'create', path: 'printed_sheets/a.b', after: PRINTED },
  }),
];
