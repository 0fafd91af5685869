import { describe, expect, it } from 'vitest';
import type { Inquiry } from '#domain/inquiry/inquiry.ts';
import { anInquiry } from '#tests/support/builders.ts';
import { composeMail } from './compose-mail.ts';

const inquiry = anInquiry({
  type: 'viewing',
  name: 'Jens <b>Hansen</b>',
  message: 'Hej\n<script>alert(1)</script>',
  vehicle: { id: 'volvo', make: 'Volvo', model: 'V60', year: 2021, price: 0, known: true },
});
const options = {
  from: 'Nordvang Biler <kontakt@nordvang-biler.example>',
  to: 'salg@nordvang-biler.example',
  publicUrl: 'https://nordvang-biler.example',
};
const mailOf = (fields: Partial<Inquiry> = {}) => composeMail({ ...inquiry, ...fields }, options);

describe('the mail of an inquiry', () => {
  it('the mail of an inquiry names its subject, the vehicle with a link, and the Danish time', () => {
    const { subject, text } = mailOf();
    expect(subject).toBe('Ønske om fremvisning: Volvo V60 (2021) – Jens <b>Hansen</b>');
    expect(text).toContain('Bil: Volvo V60 (2021)');
    expect(text).toContain('Pris: Kontakt for pris');
    expect(text).toContain('Se bilen: https://nordvang-biler.example/car/volvo');
    expect(text).toContain('Modtaget: 05.03.2026 kl. 13.00');
  });

  it('markup in an inquiry appears as text in the HTML mail', () => {
    const { html } = mailOf();
    expect(html).toContain('Hej<br>&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('Jens &lt;b&gt;Hansen&lt;/b&gt;');
  });

  it('the mail of an inquiry has links to call, to reply and to open its thread', () => {
    const { html, text } = mailOf({ phone: '+45 (12) 34 56-78' });
    expect(html).toContain('href="tel:+4512345678"');
    expect(html).toContain('href="mailto:jens@eksempel.dk"');
    expect(html).toContain('width=device-width');
    expect(text).toContain(`https://nordvang-biler.example/admin#inquiries/${inquiry.id}\n`);
  });

  it('the Message-ID of a mail is derived from the inquiry document', () => {
    expect(mailOf().messageId).toBe(mailOf().messageId);
    expect(mailOf({ id: 'm2' }).messageId).not.toBe(mailOf().messageId);
  });

  it('the mail of an inquiry without vehicle and phone omits them and marks an empty message', () => {
    const { text, subject } = mailOf({ type: 'contact', vehicle: null, message: '' });
    expect(subject).toBe('Henvendelse – Jens <b>Hansen</b>');
    expect(text).toContain('(ingen besked)');
    expect(text).not.toMatch(/Bil:|Telefon:/);
  });

  it('the mail about a vehicle that a visitor wants to sell asks for a valuation and does not call it unknown', () => {
    const vehicle = {
      id: 'sell-inquiry',
      make: 'Saab',
      model: '9-5',
      year: 0,
      price: 0,
      known: false,
    };
    const { subject, text, html } = mailOf({ type: 'inquiry', vehicle });
    expect(subject).toBe('Ønske om vurdering: Saab 9-5 – Jens <b>Hansen</b>');
    expect(text).toMatch(/^Ønske om vurdering\n/u);
    expect(html).not.toContain('Forespørgsel');
    expect(text).toContain('Bil: Saab 9-5\n');
    expect(text).not.toContain('findes ikke');
  });

  it('the mail about a viewing says on which day and in which part of it the visitor would come', () => {
    const { text } = mailOf({ day: '2026-11-24', daytime: 'morning' });
    expect(text).toContain('Ønsket dag: tirsdag 24.11.2026');
    expect(text).toContain('Tidspunkt: Formiddag');
    expect(mailOf().text).not.toMatch(/Ønsket dag|Tidspunkt/u);
  });
});
