// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { damageSentence } from '#copy/damages.ts';
import { type DamageFacts, NO_DAMAGE_FACTS } from '#domain/damage/facts.ts';
import { outlineBody } from '#domain/damage/outline/bodies.ts';
import { DamageFields } from './DamageFields.tsx';

afterEach(cleanup);

let facts: DamageFacts;

function Form() {
  const [state, setState] = useState(NO_DAMAGE_FACTS);
  facts = state;
  const shared = { body: outlineBody('estate'), number: 1, others: [] };
  return <DamageFields {...shared} facts={state} onChange={setState} />;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('kind, place and size take a press each, and the sentence says all three', () => {
  render(<Form />);
  press('Ridse');
  fireEvent.change(screen.getByLabelText('Del af bilen'), { target: { value: 'left_rear_door' } });
  press('8 cm');
  expect(damageSentence(facts)).toBe('Ridse · venstre bagdør · 8 cm');
  expect(facts.damage_place?.view).toBe('left');
});

test('the pin is placed by a key and moved by the arrow keys, and names the part it is on', () => {
  render(<Form />);
  const side = screen.getByRole('button', { name: 'Venstre side' });
  // A press of a key is a click without a place.
  fireEvent.click(side, { detail: 0 });
  expect(facts.damage_place).toEqual({ view: 'left', x: 0.5, y: 0.5 });
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) fireEvent.keyDown(side, { key });
  fireEvent.keyDown(side, { key: 'ArrowRight', shiftKey: true });
  expect(facts.damage_place).toEqual({ view: 'left', x: 0.64, y: 0.52 });
  expect(screen.getByRole('button', { name: 'Venstre side: venstre bagdør' })).toBe(side);
  expect(screen.getByRole('status').textContent).toBe('venstre bagdør');
  for (let step = 0; step < 20; step += 1) {
    fireEvent.keyDown(side, { key: 'ArrowUp', shiftKey: true });
  }
  expect(facts.damage_place).toMatchObject({ y: 0 });
});

test('a second press takes a kind back, and a part inside the car has no pin', () => {
  render(<Form />);
  press('Bule');
  press('Bule');
  fireEvent.click(screen.getByRole('button', { name: 'Ovenfra' }), { detail: 0 });
  fireEvent.change(screen.getByLabelText('Del af bilen'), { target: { value: 'seat' } });
  expect(facts).toMatchObject({ damage_kind: null, damage_part: 'seat', damage_place: null });
});

test('a size that no button has is typed, and text that is no size is none', () => {
  render(<Form />);
  const type = (value: string) => {
    fireEvent.change(screen.getByLabelText('Andet mål (cm)'), { target: { value } });
    fireEvent.blur(screen.getByLabelText('Andet mål (cm)'));
  };
  type('12,5');
  expect(damageSentence(facts)).toBe('12,5 cm');
  type('stor');
  expect(facts.damage_size_cm).toBeNull();
});
