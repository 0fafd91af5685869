import { expect, test } from 'vitest';
import { replyCopy } from '#copy/admin/inquiries/reply-templates.ts';
import { dealer } from '#dealer';
import { signingName } from './staff-name.ts';

const [{ email, name }] = dealer.staff;

test.each([
  [email, 'J. P.', `${name}\nNordvang Biler`],
  ['lone1974@mail.example', 'Lone Hansen', 'Lone Hansen\nNordvang Biler'],
  ['lone1974@mail.example', '', 'Nordvang Biler'],
])('the answers of %s with the display name %j are signed %j', (account, displayName, signed) => {
  const greeting = replyCopy.greeting(signingName(account, displayName), 'Nordvang Biler');
  expect(greeting).toBe(`\n\nVenlig hilsen\n${signed}`);
});
