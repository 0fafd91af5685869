import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { formSchema } from './form-schema.ts';

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
    expect(v.parse(formSchema('sell'), form).mileage).toBe(120_000);
  });

  it.each(['84.5', '120.50', '12e', '1.2.3', '.500', ''])(
    'the valuation form reads no mileage from %j, whose dots separate no thousands',
    (mileage) => {
      expect(v.is(formSchema('sell'), { ...form, mileage })).toBe(false);
    },
  );

  it('the valuation form requires every field', () => {
    const empty = Object.fromEntries(Object.keys(form).map((key) => [key, '']));
    const { issues = [] } = v.safeParse(formSchema('sell'), empty);
    const required = issues.filter(({ message }) => message === 'required');
    expect(required.map((issue) => v.getDotPath(issue)).sort()).toEqual(Object.keys(form).sort());
  });
});
