import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { calendarDate } from '#domain/schema/schemas.ts';
import { SECOND_FACTOR_DEMANDS } from '#domain/staff/second-factor.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const email = v.pipe(v.string(), v.email());
const amount = v.pipe(v.number(), v.minValue(0));
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'must be HH:MM'));
const opening = v.pipe(
  v.looseObject({ opens: time, closes: time }),
  v.check(({ opens, closes }) => opens < closes, 'closes before it opens'),
);
const date = (missing: string, form: string) =>
  v.pipe(
    v.string(),
    v.check((day) => v.is(calendarDate, missing + day), `must be ${form}`),
  );
/** Longitude and latitude, which are easily exchanged. */
const place = v.tuple([v.pipe(v.number(), v.maxValue(16)), v.pipe(v.number(), v.minValue(54))]);

const photograph = v.pipe(
  v.string(),
  v.check((path) => existsSync(join('public', path)), 'is not a file in public'),
);

const has = (all: readonly { id: string }[], id: string) => all.some((one) => one.id === id);

/** The facts whose mistakes would stop every release without a name, or show nowhere. */
const DealerSchema = v.pipe(
  v.looseObject({
    cvr: v.pipe(v.string(), v.regex(/^\d{8}$/u, 'must be eight digits')),
    email,
    inquiryEmail: email,
    webmasterEmail: email,
    offices: v.pipe(
      v.array(v.looseObject({ id: text, place })),
      v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'share an id'),
      v.nonEmpty(),
    ),
    loan: v.looseObject({ nominalRate: amount, fee: amount, validUntil: date('', 'YYYY-MM-DD') }),
    deliveryCost: v.nullable(amount),
    secondFactor: v.picklist(SECOND_FACTOR_DEMANDS),
    hours: v.looseObject({
      ...{ weekdays: opening, saturday: v.nullable(opening), sunday: v.nullable(opening) },
      closedDays: v.array(date('2024-', 'MM-DD')),
    }),
    marketingHours: opening,
    business: v.looseObject({ office: text, consultant: text }),
    answers: v.looseObject({ withinHours: amount, signedBy: text, overdueTo: text }),
    staff: v.pipe(
      v.array(v.looseObject({ id: text, email, office: text, image: v.optional(photograph) })),
      v.nonEmpty(),
    ),
  }),
  v.forward(
    v.check(
      ({ answers, staff }) => has(staff, answers.signedBy) && has(staff, answers.overdueTo),
      'names somebody who is not in staff',
    ),
    ['answers'],
  ),
  v.forward(
    v.check(
      ({ business, offices, staff }) =>
        has(offices, business.office) && has(staff, business.consultant),
      'names an office or somebody of staff that is not there',
    ),
    ['business'],
  ),
  v.forward(
    v.check(
      ({ offices, staff }) => staff.every(({ office }) => has(offices, office)),
      'names an office that is not there',
    ),
    ['staff'],
  ),
);

/** What is wrong with the facts of a dealer, each as `path: problem`. */
export function dealerProblems(dealer: unknown): string[] {
  const { issues = [] } = v.safeParse(DealerSchema, dealer);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}
