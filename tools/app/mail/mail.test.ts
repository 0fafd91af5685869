import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mailPage } from './page.ts';
import { type MailServer, startMailServer } from './server.ts';
import { openMailStore } from './store.ts';

let folder: string;
let server: MailServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
  server = await startMailServer(openMailStore(folder));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function send(mail: SendMailOptions): Promise<void> {
  const transport = nodemailer.createTransport(server.url);
  await transport.sendMail({
    from: 'a@forhandler.example',
    to: 'salg@forhandler.example',
    ...mail,
  });
  transport.close();
}

it('an accepted mail is stored and reads back as it was sent', async () => {
  await send({
    subject: 'Prøvetur på lørdag',
    text: 'Kære forhandler\n– må jeg?',
    replyTo: 'b@c.dk',
  });
  const [mail] = await openMailStore(folder).list();
  expect(mail).toMatchObject({
    recipients: ['salg@forhandler.example'],
    from: 'a@forhandler.example',
    reply_to: 'b@c.dk',
    subject: 'Prøvetur på lørdag',
    text: expect.stringContaining('– må jeg?'),
  });
});

it('a stored mail distinguishes the recipients of the envelope from the To header', async () => {
  await send({ to: 'header@x.dk', envelope: { from: 'a@x.dk', to: 'real@x.dk' }, text: 'x' });
  const [mail] = await openMailStore(folder).list();
  expect([mail?.to, mail?.recipients]).toEqual(['header@x.dk', ['real@x.dk']]);
});

it('captured mails are listed newest first', async () => {
  for (const subject of ['first', 'second']) await send({ subject, text: subject });
  const mails = await openMailStore(folder).list();
  expect(mails.map(({ subject }) => subject)).toEqual(['second', 'first']);
});

it('the page of captured mails shows markup in a mail as text', async () => {
  await send({
    subject: '<img src=x onerror=alert(1)>',
    text: '</pre><script>alert(1)</script> https://x.example/"onmouseover=alert(1) javascript:alert(1)',
  });
  const html = mailPage(await openMailStore(folder).list());
  expect(html).not.toMatch(/<script|<img|<\/pre><|href="javascript|" ?onmouseover/u);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('<a href="https://x.example/" rel="noreferrer">');
});
