import { expect, test } from 'vitest';
import { splitQuoted } from './split-quoted.ts';

const QUOTES = [
  '> Hej Jens\n> Kom forbi.',
  'Den tors. 5. mar. 2026 kl. 10.20 skrev Jonas <svar@eksempel.dk>:\n> Hej',
  'On Thu, Mar 5, 2026 at 10:20 AM Jonas <svar@eksempel.dk> wrote:\n\n> Hej',
  '-----Oprindelig meddelelse-----\nFra: Jonas',
  '________________________________\nFra: Jonas\nSendt: 5. marts',
  'Fra: Jonas\nSendt: 5. marts 2026\nTil: Jens\n\nHej',
];

test.each(QUOTES)('the quoted mail is separated from the answer above it: %s', (quoted) => {
  expect(splitQuoted(`Ja tak, lørdag passer.\n\nJens\n\n${quoted}`)).toEqual({
    own: 'Ja tak, lørdag passer.\n\nJens',
    quoted,
  });
});

test('a text without a quote, or with nothing above it, is the whole answer', () => {
  for (const text of ['Fra: mig selv. Den skrev jeg: ja', '> kun et citat', '']) {
    expect(splitQuoted(text)).toEqual({ own: text, quoted: '' });
  }
});
