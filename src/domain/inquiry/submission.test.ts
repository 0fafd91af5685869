import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InquirySubmissionSchema } from './submission.ts';

const vehicleInfo = { make: 'Kia', model: 'Niro', year: 2023, price: 249_900, id: 'kia-niro' };
const viewing = {
  type: 'viewing',
  name: 'Anna Å. Sørensen',
  email: 'anna@eksempel.dk',
  phone: '+45 12 34 56 78',
  message: 'Hej\nKan jeg se bilen?',
  vehicleInfo,
};

afterEach(() => {
  vi.useRealTimers();
});

function problems(input: unknown) {
  const result = v.safeParse(InquirySubmissionSchema, input);
  return result.success
    ? {}
    : Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

describe('an inquiry', () => {
  it.each([
    viewing,
    { ...viewing, type: 'inquiry', phone: '', message: '' },
    { type: 'contact', firstName: 'A', lastName: 'B', email: 'a@b.dk' },
    { type: 'finance_request', firstName: 'Madonna', lastName: '', email: 'm@b.dk' },
    { ...viewing, vehicleInfo: { ...vehicleInfo, year: 0, price: 0, id: 'sell-inquiry' } },
  ])('an inquiry of the type $type is accepted', (body) => {
    expect(problems(body)).toEqual({});
  });

  it('a refused inquiry names every invalid field', () => {
    expect(
      problems({ type: 'contact', firstName: ' ', lastName: 'B', email: 'a@b', phone: 'ring' }),
    ).toEqual({ firstName: 'required', email: 'not_an_email', phone: 'not_a_phone' });
  });

  it('an inquiry of an unknown type is refused', () => {
    expect(Object.keys(problems({ ...viewing, type: 'spam' }))).toEqual(['type']);
  });

  it.each(['name', 'email', 'phone'])('an inquiry with a line break in %s is refused', (field) => {
    const body = { ...viewing, [field]: 'a@b.dk\r\nBcc: x@y.dk' };
    expect(problems(body)).toHaveProperty(field);
  });

  it.each(['A\u202Egpj.exe', 'A\u2067B', 'A\u2028B', 'A\u2029B', 'A\u200FB'])(
    'an inquiry with the name %j is refused, since it would be shown as another one',
    (name) => {
      expect(problems({ ...viewing, name })).toEqual({ name: 'control_character' });
    },
  );

  it('hidden characters in the model of a stock vehicle do not hinder an inquiry about it', () => {
    const pasted = { ...viewing, vehicleInfo: { ...vehicleInfo, model: 'Ni\u200Ero\u2028' } };
    expect(v.parse(InquirySubmissionSchema, pasted)).toMatchObject({ vehicleInfo });
  });

  it('a number and an address lose the invisible characters that phones copy along', () => {
    const [phone, email] = ['\u202A(+45) 12-34-56-78\u202C', '\u200Ba@b.dk\uFEFF'];
    expect(v.parse(InquirySubmissionSchema, { ...viewing, phone, email })).toMatchObject({
      ...{ phone: '(+45) 12-34-56-78', email: 'a@b.dk' },
    });
  });

  it('a message may change the direction of its text', () => {
    expect(problems({ ...viewing, message: 'Hej \u2067שלום\u2069' })).toEqual({});
  });

  it.each([
    [{ year: 1e308 }, { 'vehicleInfo.year': 'too_large' }],
    [{ year: -1 }, { 'vehicleInfo.year': 'too_small' }],
    [{ year: 2020.5 }, { 'vehicleInfo.year': 'not_whole' }],
    [{ price: 1e308 }, { 'vehicleInfo.price': 'too_large' }],
    [{ price: -1 }, { 'vehicleInfo.price': 'too_small' }],
  ])('an inquiry about a vehicle with %j is refused', (fields, expected) => {
    expect(problems({ ...viewing, vehicleInfo: { ...vehicleInfo, ...fields } })).toEqual(expected);
  });

  it('an inquiry with a control character in its message is refused', () => {
    expect(problems({ ...viewing, message: 'a\u0000b' })).toEqual({ message: 'control_character' });
  });

  it.each([
    ['', {}],
    ['2026-07-01', {}],
    ['2027-01-15', {}],
    ['2026-06-30', { day: 'in_the_past' }],
    ['2020-01-01', { day: 'in_the_past' }],
    ['2026-09-31', { day: 'not_a_date' }],
  ])(
    'the day %j of a viewing is judged by the date in Denmark, where it is 1 July',
    (day, expected) => {
      vi.setSystemTime('2026-06-30T22:30:00Z');
      expect(problems({ ...viewing, day })).toEqual(expected);
    },
  );

  it('unknown fields of an inquiry are dropped', () => {
    const parsed = v.parse(InquirySubmissionSchema, { ...viewing, to: 'x@y.dk' });
    expect(parsed).not.toHaveProperty('to');
  });
});
