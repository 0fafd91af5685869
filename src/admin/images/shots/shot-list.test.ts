import { expect, test } from 'vitest';
import { defaultShots, shotsNamed } from './shot-list.ts';

const ids = (text: string) => shotsNamed(text, defaultShots().slice(0, 3)).map(({ id }) => id);

test('the lines of the list are the same shots in any order', () => {
  expect(ids('Front højre\n\n Front venstre ')).toEqual(['front_right', 'front_left']);
});

test('a name that is changed in its place stays the shot that it was', () => {
  expect(ids('Front venstre\nForfra\nFront højre')).toEqual(['front_left', 'front', 'front_right']);
});

test('a name that is added is a new shot, and one of the usual list has its outline', () => {
  const shots = shotsNamed('Ladekabel\nFront venstre\nNøgler', defaultShots().slice(0, 1));
  expect(shots[0]).toMatchObject({ name: 'Ladekabel', outline: 'none' });
  expect(shots.map(({ id }) => id).slice(1)).toEqual(['front_left', 'keys']);
});
