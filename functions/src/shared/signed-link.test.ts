import { expect, it } from 'vitest';
import { idOfLink, signedLink } from './signed-link.ts';

it('a signed link leads to its document, and none that differs in a character does', () => {
  const link = signedLink('booking', 'a1b2', 'secret');
  expect(idOfLink('booking', link, 'secret')).toBe('a1b2');
  expect(idOfLink('booking', link, 'another secret')).toBeNull();
  for (let index = 0; index < link.length; index += 1) {
    const other = link[index] === 'x' ? 'y' : 'x';
    const changed = link.slice(0, index) + other + link.slice(index + 1);
    expect(idOfLink('booking', changed, 'secret'), changed).toBeNull();
  }
  for (const text of ['', '.', 'a1b2', 'a1b2.', `${link}.`, `${link}x`]) {
    expect(idOfLink('booking', text, 'secret'), text).toBeNull();
  }
});
