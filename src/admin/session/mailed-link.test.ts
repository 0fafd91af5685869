import { expect, it } from 'vitest';
import { readMailedLink } from './mailed-link.ts';

it('the link of a mail is read from the address, with what it leads to', () => {
  expect(readMailedLink('?mode=resetPassword&oobCode=abc&lang=da')).toEqual({
    isReset: true,
    code: 'abc',
  });
  expect(readMailedLink('?mode=recoverEmail&oobCode=abc')).toEqual({ isReset: false, code: 'abc' });
});

it.each(['', '?', '?mode=resetPassword', '?oobCode=abc', '?mode=&oobCode='])(
  'the address %j has no link of a mail',
  (query) => {
    expect(readMailedLink(query)).toBeNull();
  },
);
