import { describe, expect, expectTypeOf, test } from 'vitest';
import { FORM_GROUPS, FORM_SECTIONS, type FormGroup, type VehicleField } from './field.ts';
import { isFieldOpen } from './open-sections.ts';
import { FIELD_NAMES, FORM_FIELD_NAMES, fieldOf, fieldsIn } from './table.ts';

describe('the table of vehicle fields', () => {
  test('an entry that does not say who may see the field is a type error', () => {
    expectTypeOf<{ type: 'flag'; audience: 'staff'; section: null }>().toExtend<VehicleField>();
    expectTypeOf<{ type: 'flag'; section: null }>().not.toExtend<VehicleField>();
  });

  test('every section of the form has a field', () => {
    expect(FORM_SECTIONS.filter((section) => fieldsIn(section).length === 0)).toEqual([]);
  });

  test('the sold date is the only field that the form does not have', () => {
    const absent = FIELD_NAMES.filter((name) => !FORM_FIELD_NAMES.some((field) => field === name));
    expect(absent).toEqual(['sold_date']);
  });

  test('no group of the form has more than twelve fields', () => {
    const groups = Object.keys(FORM_GROUPS) as FormGroup[];
    expect(groups.filter((group) => fieldsIn(group).length > 12)).toEqual([]);
    expect(groups.filter((group) => fieldsIn(group).length === 0)).toEqual([]);
  });

  test('every fact is public', () => {
    const facts = FIELD_NAMES.map(fieldOf).filter(({ fact }) => fact);
    expect(facts.filter(({ audience }) => audience !== 'public')).toEqual([]);
  });

  test('battery fields apply to electric vehicles, sale and leasing fields to such offers', () => {
    const petrol = { fuel_type: 'benzin', is_on_sale: false, flexleasing_enabled: false };
    const electric = { fuel_type: 'electric', is_on_sale: true, flexleasing_enabled: true };
    const special = ['battery_capacity', 'sale_price', 'flexleasing_privat_down_payment'] as const;
    expect(special.filter((name) => isFieldOpen(name, petrol))).toEqual([]);
    expect(special.filter((name) => isFieldOpen(name, electric))).toEqual(special);
    expect(isFieldOpen('price', petrol)).toBe(true);
  });
});
