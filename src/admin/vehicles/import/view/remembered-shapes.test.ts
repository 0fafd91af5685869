// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { rememberedShape, rememberShape } from './remembered-shapes.ts';

const HEADER = ['Lagernr.', 'Gear'];

beforeEach(() => localStorage.clear());

test('the choices of staff for a file are used for the next one with the same headings, and for no other', () => {
  rememberShape(HEADER, ['id', 'gearkasse'], { gearkasse: { Halvauto: 'automatic', '?': null } });
  expect(rememberedShape(['LAGERNR', 'gear'])).toMatchObject({
    mapping: ['id', 'gearkasse'],
    values: { gearkasse: { Halvauto: 'automatic', '?': null } },
  });
  expect(rememberedShape(['Lagernr.', 'Gear', 'Km'])).toBeNull();
});

test('the twenty latest kinds of files are remembered, and invalid records are ignored', () => {
  for (let index = 0; index <= 20; index += 1) rememberShape([`Fil ${index}`], ['id'], {});
  expect(rememberedShape(['Fil 0'])).toBeNull();
  expect(rememberedShape(['Fil 20'])).not.toBeNull();
  localStorage.setItem('admin-import-shapes', '[{"headings":"fil 20","mapping":["evil"]}]');
  expect(rememberedShape(['Fil 20'])).toBeNull();
});
