import { expect, it } from 'vitest';
import { PDF } from '#tests/support/builders.ts';
import { PDF_END_BYTES, pdfProblem } from './battery-test.ts';

const filler = Buffer.alloc(4000, ' ');
const whole = Buffer.concat([Buffer.from('%PDF-1.7\n'), filler, PDF.subarray(9)]);

it.each([
  ['a short PDF', PDF, null],
  ['a long PDF', whole, null],
  [
    'a PDF with a line of something else behind its end',
    Buffer.concat([whole, filler.subarray(0, 80)]),
    null,
  ],
  ['a PDF that ends in the middle', whole.subarray(0, 3000), 'damaged_pdf'],
  ['a PDF without its last line', PDF.subarray(0, -6), 'damaged_pdf'],
  ['a PDF with its end far from the end of the file', Buffer.concat([PDF, filler]), 'damaged_pdf'],
  ['an empty file', Buffer.alloc(0), 'not_a_pdf'],
  ['another file with the end of a PDF', PDF.subarray(1), 'not_a_pdf'],
] as const)('%s is judged by both of its ends', (_, bytes, expected) => {
  const first = bytes.subarray(0, PDF_END_BYTES);
  expect(pdfProblem(first, bytes.subarray(-PDF_END_BYTES))).toBe(expected);
});
