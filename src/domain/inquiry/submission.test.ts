import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { InquirySubmissionSchema, splitName, ValuationFormSchema } from './submission.ts';

const vehicleInfo = { make: 'Kia', model: 'Niro', year: 2023, price: 249_900, id: 'kia-niro' };
const request = {
  type: 'viewing',
  name: 'Anna Å. Sørensen',
  email: 'anna@eksempel.dk',
  phone: '+45 12 34 56 78',
  message: 'Hej\nKan jeg se bilen?',
  vehicleInfo,
};

function problems(input: unknown, schema: v.GenericSchema = InquirySubmissionSchema) {
  const result = v.safeParse(schema, input);
  return result.success
    ? {}
    : Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

describe('an inquiry', () => {
  it.each([
    request,
    { ...request, type: 'inquiry', phone: '', message: '' },
    { type: 'contact', firstName: 'A', lastName: 'B', email: 'a@b.dk' },
    { type: 'finance_request', firstName: 'Madonna', lastName: '', email: 'm@b.dk' },
    { ...request, vehicleInfo: { ...vehicleInfo, year: 0, price: 0, id: 'sell-inquiry' } },
  ])('an inquiry of the type $type is accepted', (body) => {
    expect(problems(body)).toEqual({});
  });

  it('a refused inquiry names every invalid field', () => {
    expect(
      problems({ type: 'contact', firstName: ' ', lastName: 'B', email: 'a@b', phone: 'ring' }),
    ).toEqual({ firstName: 'required', email: 'not_an_email', phone: 'not_a_phone' });
  });

  it('an inquiry of an unknown type is refused', () => {
    expect(Object.keys(problems({ ...request, type: 'spam' }))).toEqual(['type']);
  });

  it.each(['name', 'email', 'phone'])('an inquiry with a line break in %s is refused', (field) => {
    const body = { ...request, [field]: 'a@b.dk\r\nBcc: x@y.dk' };
    expect(problems(body)).toHaveProperty(field);
  });

  it('an inquiry with a control character in its message is refused', () => {
    expect(problems({ ...request, message: 'a\u0000b' })).toEqual({ message: 'control_character' });
  });

  it('unknown fields of an inquiry are dropped', () => {
    const parsed = v.parse(InquirySubmissionSchema, { ...request, to: 'x@y.dk' });
    expect(parsed).not.toHaveProperty('to');
  });
});

describe('the valuation form', () => {
  const form = {
    make: 'Audi',
    model: 'A4',
    mileage: '120.000',
    name: 'Bo',
    email: 'b@c.dk',
    phone: '12345678',
  };

  it('the valuation form reads a mileage with thousands separators', () => {
    expect(v.parse(ValuationFormSchema, form).mileage).toBe(120_000);
  });

  it('the valuation form requires every field', () => {
    const empty = Object.fromEntries(Object.keys(form).map((key) => [key, '']));
    expect(Object.keys(problems(empty, ValuationFormSchema)).sort()).toEqual(
      Object.keys(form).sort(),
    );
  });
});

it.each([
  ['Anna', { firstName: 'Anna', lastName: '' }],
  ['  Anna   Marie  Sørensen ', { firstName: 'Anna', lastName: 'Marie Sørensen' }],
])('splitName splits %j into first and last name', (name, expected) => {
  expect(splitName(name)).toEqual(expected);
});
