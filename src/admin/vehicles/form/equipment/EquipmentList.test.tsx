// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putVehicle } from '#admin/vehicles/store.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { type FormValues, valuesOf } from '../values.ts';
import { EquipmentList } from './EquipmentList.tsx';
import { SearchedEquipment } from './SearchedEquipment.tsx';

let form: UseFormReturn<FormValues>;

function Form() {
  form = useForm<FormValues>({
    defaultValues: valuesOf(aVehicle({ model: 'Golf', specs_equipment: ['Isofix'], seats: 7 })),
  });
  return (
    <FormProvider {...form}>
      <EquipmentList />
      <SearchedEquipment />
    </FormProvider>
  );
}

beforeEach(() => {
  putVehicle(aVehicle({ id: 'golf', model: 'Golf', specs_equipment: ['Bakkamera', 'Navigation'] }));
  putVehicle(aVehicle({ id: 'up', model: 'Up', specs_equipment: ['Bakkamera med hjælpelinjer'] }));
  render(<Form />);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const field = () => screen.getByRole('combobox', { name: 'Nyt udstyr' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const lists = () => form.getValues(['specs_equipment', 'equipment']);

test('the arrow keys choose a suggestion, Enter adds it, and the search has it at once', () => {
  type('bak');
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['Bakkamera', 'Bakkamera med hjælpelinjer']);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(options[1]);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(lists()).toEqual([['Isofix', options[1]], ['reversing_camera']]);
  expect(screen.queryByRole('option')).toBeNull();
});

test('without a chosen suggestion, Enter adds the typed text, and Escape closes the list', () => {
  type('Bak');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(screen.queryByRole('option')).toBeNull();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(lists()[0]).toEqual(['Isofix', 'Bak']);
});

test('the pack of the last car of the model is added by one press and taken back by another', () => {
  press('Som sidste Golf (2)');
  expect(lists()).toEqual([
    ['Isofix', 'Bakkamera', 'Navigation'],
    ['reversing_camera', 'navigation'],
  ]);
  press('Fortryd');
  expect(lists()).toEqual([['Isofix'], []]);
});

test('a code that staff take back stays away while other equipment is added', () => {
  press('Bakkamera');
  press('Bakkamera med i søgningen');
  press('Navigation');
  expect(lists()[1]).toEqual(['navigation']);
  expect(button('Bakkamera med i søgningen').getAttribute('aria-pressed')).toBe('false');
});

test('equipment that follows from facts of the car is offered, and dictated equipment is added in parts', () => {
  press('Tredje sæderække');
  type('Klima, alufælge (17", sorte); træk');
  press('Tilføj som 3 stk.');
  expect(lists()[0]).toEqual([
    ...['Isofix', 'Tredje sæderække', 'Klima', 'alufælge (17", sorte)', 'træk'],
  ]);
});
