import { Window } from 'happy-dom';
import { PageReader } from 'site-publisher/testing/renderer/page-reader.ts';
import { expect, it } from 'vitest';
import { REGION } from '#functions/src/shared/settings/config.ts';
import { PROJECT_ID } from '#tools/shared/config.ts';
import { site } from './support/pages.ts';
import { stock } from './support/stock.ts';

const {
  id = '',
  make = '',
  model = '',
} = stock.vehicles.find(({ status }) => status === 'available') ?? {};

/** The answer of the function itself, even where the release has a page at that path. */
const ask = (path: string) =>
  fetch(`${site.emulatorUrl}/${PROJECT_ID}/${REGION}/site${path}`, { redirect: 'manual' });

const post = (fields: Record<string, string>) =>
  fetch(`${site.url}/api/send-contact-email`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

function documentOf(html: string): Document {
  const page = new new Window({ url: site.url }).DOMParser().parseFromString(html, 'text/html');
  return page as unknown as Document;
}

/** A page before the list of similar cars, which a function does not look for, and what follows it. */
const beforeSimilar = (html: string) =>
  html.split(/<section [^>]*"similar-heading|<nav class="related|<div class="print-footer/u)[0];

it.each(['car', 'electric-car'])(
  'the page of a car that no release has yet is the page that the release will have: /%s',
  async (kind) => {
    const electric = stock.vehicles.find(({ fuel_type: fuel }) => fuel === 'electric');
    const path = `/${kind}/${electric?.id}`;
    const [released, answer] = await Promise.all([fetch(site.url + path), ask(path)]);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    // Not `toBe`, which would print both pages where they differ.
    expect(beforeSimilar(html) === beforeSimilar(await released.text())).toBe(true);
    expect(html).toContain('print-footer');
  },
);

it.each([
  ['the search', '/soeg?braendstof=electric'],
  ['a search that finds nothing', '/soeg?pris_til=1'],
  ['a car', `/car/${id}`],
  ['an unknown car', '/car/findes-ikke'],
  ['the form of a car', `/car/${id}/viewing`],
  ['the form that reserves a car', `/car/${id}/reservation`],
  ['what to do with the mail', '/aftale/sendt'],
  ['the form of mails about a car', `/giv-besked/ny?biler=${id}`],
  ['a booking that nobody made', '/aftale/a.b'],
])(
  'the function sends %s with a policy that allows the inline code of this page and no other',
  async (_page, path) => {
    const answer = await ask(path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const page = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    const { scripts, styles } = new PageReader().read(page).inline;
    expect(policy).toContain(`script-src ${["'self'", ...scripts].join(' ')};`);
    expect(policy).toContain(`style-src ${["'self'", ...styles].join(' ')};`);
    expect(styles.length).toBeGreaterThan(0);
  },
);

it('the form of a car on a page of its own is filled in for it', async () => {
  const answer = await fetch(`${site.url}/car/${id}/leasing`);
  const page = documentOf(await answer.text());
  expect(answer.status).toBe(200);
  expect(page.title).toContain(`${make} ${model}`);
  expect(page.querySelector('main .back-link')?.getAttribute('href')).toBe(`/car/${id}`);
  const form = page.querySelector('form[action="/api/send-contact-email"]');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.querySelector('[name="vehicle_id"]')?.getAttribute('value')).toBe(id);
  expect(form?.querySelector('[name="message"]')?.textContent).toContain(`${make} ${model}`);
  expect(form?.textContent).toContain('Det koster penge at låne penge.');
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
});

it('a form that was posted with mistakes comes back with what was typed, as text, and its problems', async () => {
  const hostile = '"><script>alert(1)</script>';
  const answer = await post({
    ...{ type: 'viewing', vehicle_id: id, name: hostile, email: 'jens' },
    ...{ daytime: 'afternoon', message: `</textarea>${hostile}` },
  });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).not.toContain('<script>alert');
  const page = documentOf(html);
  const field = (name: string) => page.querySelector(`form [name="${name}"]`);
  expect(field('name')?.getAttribute('value')).toBe(hostile);
  expect(field('message')?.textContent).toBe(`</textarea>${hostile}`);
  expect(field('daytime')?.querySelector('[selected]')?.getAttribute('value')).toBe('afternoon');
  expect(field('email')?.getAttribute('aria-invalid')).toBe('true');
  const problem = field('email')?.getAttribute('aria-describedby') ?? '';
  expect(page.getElementById(problem)?.textContent).toMatch(/gyldig e-mailadresse/u);
  expect(page.querySelector('h1')?.textContent).toBe('Der mangler noget');
  expect(page.querySelector('main [role="alert"]')?.textContent).toContain('ikke sendt endnu');
  expect(page.querySelector('main .back-link')?.getAttribute('href')).toBe(`/car/${id}`);
});
