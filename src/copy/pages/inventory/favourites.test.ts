import { expect, it } from 'vitest';
import { changesText } from './favourites.ts';

const NOTHING = { cheaper: [], dearer: [], reserved: 0, sold: 0, gone: 0 };
const SINCE = '2026-11-14T22:30:00Z';

it('one line says what became of the favourites since a day', () => {
  expect(changesText({ ...NOTHING, cheaper: [10_000], sold: 1 }, 2, SINCE)).toBe(
    '2 nye, 1 billigere (−10.000 kr.), 1 solgt siden 14.11.',
  );
  expect(changesText({ ...NOTHING, cheaper: [5_000, 20_000], dearer: [1_000] }, 1, SINCE)).toBe(
    '1 ny, 2 billigere (op til −20.000 kr.), 1 dyrere (+1.000 kr.) siden 14.11.',
  );
  expect(changesText(NOTHING, 0, SINCE)).toBe('Intet nyt siden 14.11.');
});
