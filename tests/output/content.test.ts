import { expect, it } from 'vitest';
import { businessConsultant, dealer } from '#dealer';
import { pageAt } from './support/pages.ts';

/** The text of an element; any white space becomes one space. */
function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/gu, ' ').trim();
}

const all = (root: ParentNode | null | undefined, selector: string) => [
  ...(root?.querySelectorAll(selector) ?? []),
];

const main = (path: string) => pageAt(path).document.querySelector('main');

/** The part of a page with that heading or label. */
function region(path: string, name: string): Element | undefined {
  const isNamed = (part: Element) =>
    part.getAttribute('aria-label') === name || textOf(part.querySelector('h1, h2, h3')) === name;
  return all(main(path), 'section, aside, nav').find(isNamed);
}

/** The addresses that links with that text lead to. */
function addresses(root: ParentNode | null | undefined, name: string | RegExp): (string | null)[] {
  const isNamed = (link: Element) => {
    const text = link.getAttribute('aria-label') ?? textOf(link);
    return typeof name === 'string' ? text === name : name.test(text);
  };
  return all(root, 'a')
    .filter(isNamed)
    .map((link) => link.getAttribute('href'));
}

/** Fails unless the links with those texts lead to these addresses. */
function expectLinks(root: ParentNode | null | undefined, links: Record<string, string>): void {
  const found = Object.keys(links).map((name) => [name, addresses(root, name)[0]]);
  expect(Object.fromEntries(found)).toEqual(links);
}

function expectTexts(root: Element | null | undefined, texts: readonly string[]): void {
  const text = textOf(root);
  expect(texts.filter((each) => !text.includes(each))).toEqual([]);
}

it.each<[path: string, heading: string, facts: string[]]>([
  ['/fleet-review', 'Flådegennemgang', ['Rådgivningen er gratis', '4.000 kr. inkl. moms']],
  ['/taxi-rental', 'Taxi og hyrevogne', ['konsulent for København', '3.200 kr. ekskl. moms']],
  [
    '/van-solutions',
    'Varebilsløsninger',
    ['Små varebiler', 'Mellemstore', 'Store', 'Specialbiler'],
  ],
  ['/skolevogn', 'Køreskolebiler', ['Kategori B', 'Kategori C', 'Kategori D', 'Motorcykel']],
  ['/about', 'Vi viser bilen, som den er', ['Holdet', 'Historien', 'Sådan køber du bil hos os']],
  ['/kommissionssalg', 'Kommissionssalg', ['Du beholder ejerskabet']],
  ['/privatliv', 'Privatliv', ['Formål', '12 måneder', 'Dine rettigheder']],
  ['/vilkaar', 'Vilkår', ['Priser og oplysninger']],
  ['/skader', 'Sådan viser vi skader', ['Det viser vi altid']],
])('the page %s shows its heading and its main facts', (path, heading, facts) => {
  expect(all(main(path), 'h1').map(textOf)).toEqual([heading]);
  expectTexts(main(path), facts);
});

it('the marketing pages state the opening hours 08:00-17:00 in their structured data', () => {
  for (const path of ['/about', '/fleet-review', '/taxi-rental', '/van-solutions', '/skolevogn']) {
    const data = all(pageAt(path).document, 'script[type="application/ld+json"]');
    expect(data.map(textOf).join('')).toMatch(/"opens":"08:00","closes":"17:00"/u);
  }
});

it('the about page explains buying a car in four steps', () => {
  const steps = all(main('/about'), 'ol, ul').find((list) => textOf(list).includes('Find bilen'));
  expect(all(steps, 'li')).toHaveLength(4);
});

it('the home page shows welcome and services and links to its shortcuts, team and business leasing', () => {
  const home = main('/');
  expect(all(home, 'h1').map(textOf)).toEqual(['Velkommen']);
  const shortcuts = all(region('/', 'Genveje'), 'a').map((link) => link.getAttribute('href'));
  expect(shortcuts).toEqual(['/inventory', '/sell-car', '/finance', '/business-leasing']);
  expect(addresses(home, /Mød teamet/u)).toEqual(['/team']);
  expect(addresses(home, /Erhvervsleasing.*løsningerne/u)).toEqual(['/business-leasing']);
  const services = all(home, 'h3').map((heading) => [
    textOf(heading),
    heading.querySelector('a')?.getAttribute('href'),
  ]);
  expect(Object.fromEntries(services)).toMatchObject({
    'Concierge Service': '/#kontakt',
    Finansiering: '/finance',
    Vurdering: '/sell-car',
    Leasing: '/finance',
  });
});

it('the contact section names the offices, hours, phone and mail', () => {
  const { offices, hours } = dealer;
  const section = region('/', 'Kontakt os');
  expectTexts(
    section,
    offices.map(({ name }) => name),
  );
  for (const { days, text } of [hours.weekdays, hours.weekend]) expectTexts(section, [days, text]);
  expect(addresses(section, /\+45/u)).toHaveLength(offices.length);
  expect(addresses(section, /@/u)).toHaveLength(1);
  expect(addresses(section, /^Find vej/u)).toEqual(
    offices.map(({ street }) => expect.stringContaining(encodeURIComponent(street))),
  );
  expect(section?.querySelector('form')?.getAttribute('aria-label')).toBe('Skriv til os');
});

it('the navigation bar contains both groups of entries and marks the current page', () => {
  const menu = pageAt('/').document.querySelector('nav[aria-label=Hovedmenu]');
  expectLinks(menu, {
    HJEM: '/',
    LAGER: '/inventory',
    'SÆLG DIN BIL': '/sell-car',
    TILBEHØRSBUTIK: '/accessories',
    'OM OS': '/about',
    'KONTAKT OS': '/#kontakt',
  });
  expect(all(menu, 'button').map(textOf)).toEqual(['ERHVERVSLØSNINGER']);
  expect(all(menu, '[aria-current=page]').map(textOf)).toEqual(['HJEM']);
});

it('the navigation bar is white from the start on the listed pages', () => {
  const classes = [
    '/inventory',
    '/sold-cars',
    '/team',
    '/finance',
    '/business-leasing',
    '/wheels',
    '/car/toyota-yaris-2022',
    '/electric-car/tesla-model-y-2023',
    '/',
  ].map((path) => pageAt(path).document.querySelector('header')?.className);
  const [white, ...others] = classes;
  const home = others.pop();
  expect(others).toEqual(others.map(() => white));
  expect(home).not.toBe(white);
});

it('the footer links to the main pages and shows the CVR number and phones of the dealer', () => {
  const footer = pageAt('/team').document.querySelector('footer');
  expectLinks(footer, {
    Tilgængeligt: '/inventory',
    Solgt: '/sold-cars',
    Finansiering: '/finance',
    Erhvervsleasing: '/business-leasing',
    Vurdering: '/sell-car',
    Kommissionssalg: '/kommissionssalg',
    Privatliv: '/privatliv',
    Vilkår: '/vilkaar',
    Forhandlerlogin: '/admin',
  });
  expect(textOf(footer)).toMatch(/CVR-nr\. \d{8}/u);
  expect(addresses(footer, /\+45/u)).toHaveLength(dealer.offices.length);
});

it('the filter panel links to selling a car and to the accessory shop', () => {
  const panel = pageAt('/inventory').document.querySelector('#filter-panel');
  expectLinks(panel, { 'Sælg din bil': '/sell-car', Tilbehørsbutik: '/accessory-shop' });
});

it('the address of a make opens the inventory filtered by that make', () => {
  const page = main('/inventory/tesla');
  expect(all(page, 'h2').map(textOf)).toContain('1 Køretøjer Tilgængelige');
  const current = all(region('/inventory/tesla', 'Søg efter mærke'), '[aria-current=page]');
  expect(current.map(textOf)).toEqual([expect.stringMatching(/^Tesla/u)]);
});

it('an inventory row shows a sale before leasing and leasing before the price', () => {
  const row = (name: string) =>
    all(main('/inventory'), '[data-rows] > li').find((each) => textOf(each).includes(name));
  const sale = ['279.900 kr.', 'TILBUD', '254.900 kr.', 'Spar 25.000 kr.'];
  expectTexts(row('Volkswagen ID.4'), sale);
  expectTexts(row('Tesla Model Y'), ['4.295 kr./md.']);
  expectTexts(row('Toyota Yaris'), ['164.900 kr.']);
  expectTexts(row('BMW i4'), ['Kontakt for pris']);
});

it('a car with a price on request offers news of its status, and none of its price', () => {
  expectTexts(main('/car/bmw-i4-2024'), ['Giv besked, hvis bilen bliver reserveret eller solgt']);
  expect(textOf(main('/car/bmw-i4-2024'))).not.toContain('prisen falder');
});

it('a car on sale without FlexLeasing shows its old price, its sale price and the savings', () => {
  const sale = ['279.900 kr.', 'TILBUD', '254.900 kr.', 'Spar 25.000 kr.'];
  expectTexts(region('/car/volkswagen-id4-2022', 'Pris'), sale);
  expect(region('/car/volkswagen-id4-2022', 'FlexLeasing')).toBeUndefined();
});

it('a car without sale or FlexLeasing shows its price', () => {
  expectTexts(region('/car/toyota-yaris-2022', 'Pris'), ['164.900 kr.']);
});

it('the electric car page shows the monthly FlexLeasing payment in a line of its own', () => {
  const path = '/electric-car/tesla-model-y-2023';
  const lines = all(main(path), 'p').map(textOf);
  expect(lines).toContain('FlexLeasing from 4.295 kr./måned inkl. moms');
  expectTexts(region(path, 'Pris'), ['359.900 kr.']);
});

it('the electric car page shows price, battery health, facts, inquiry buttons and contact links', () => {
  const path = '/electric-car/volkswagen-id4-2022';
  expectTexts(region(path, 'Pris'), ['254.900 kr.']);
  expectTexts(region(path, 'Batteritest'), ['93 %']);
  expect(all(main(path)?.querySelector('.vehicle__aside dl'), 'dt').map(textOf)).toEqual([
    '1. reg.',
    'Kilometer',
    'Drivmiddel',
    'Gearkasse',
    'Farve',
    'Batterikapacitet',
    'Batterisundhed',
    'Målt rækkevidde',
  ]);
  expect(all(region(path, 'Kontakt os om bilen'), 'a').map(textOf)).toEqual([
    'Send forespørgsel',
    'Book fremvisning',
    'Få leasingtilbud',
  ]);
  const questions = region(path, 'Har du spørgsmål?');
  expect(addresses(questions, /Ring til os/u)[0]).toMatch(/^tel:/u);
  expect(addresses(questions, /Skriv til os/u)).toHaveLength(1);
  const headings = all(main(path), '[role=tabpanel] :is(h2, h3)').map(textOf);
  expect(headings).toEqual(
    expect.arrayContaining(['Køretøjsinformation', 'Skadesrapport', 'Specs & Udstyr']),
  );
});

it('the electric car page names the car page as its canonical address', () => {
  const { document } = pageAt('/electric-car/volkswagen-id4-2022');
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(canonical).toMatch(/\/car\/volkswagen-id4-2022$/u);
});

it('a sold car still has its page, without inquiry buttons and with a way to cars like it', () => {
  const page = main('/car/nissan-leaf-2019');
  expectTexts(page, ['SOLGT', 'Lignende biler']);
  expect(textOf(page)).toMatch(/Bilen blev solgt den \d{2}\.\d{2}\.\d{4}\./u);
  expect(addresses(page, 'Send forespørgsel')).toEqual([]);
  expect(addresses(page, /^Find en tilsvarende/u)).toEqual(['/inventory/nissan']);
});

it('the team page introduces everybody with role, phone and mail', () => {
  for (const { id, name } of dealer.offices) {
    const team = region('/team', name);
    const here = dealer.staff.filter(({ office }) => office === id);
    expect(all(team, 'h3').map(textOf)).toEqual(here.map((member) => member.name));
    expect(addresses(team, /^\+45/u)).toHaveLength(1);
  }
  expectTexts(
    main('/team'),
    dealer.staff.map(({ position }) => position),
  );
  expect(addresses(main('/team'), /^Ring til/u)).toHaveLength(dealer.staff.length);
  expect(addresses(main('/team'), /^Skriv til/u)).toHaveLength(dealer.staff.length);
});

// Letter for letter, and only of the invented dealer: others write facts of their own.
it.runIf(dealer.invented)(
  'the dealer of the specification has two offices, four people and its hours',
  () => {
    const section = region('/', 'Kontakt os');
    expectTexts(section, ['Hovedkontor og showroom', 'Erhvervskontor København']);
    expectTexts(section, ['Mandag-fredag', '9:00-18:00', 'Lørdag og søndag', 'Efter aftale']);
    expect(addresses(pageAt('/team').document.querySelector('footer'), /\+45/u)).toHaveLength(2);
    for (const [office, names] of [
      ['Hovedkontor og showroom', ['Mette Eksempel', 'Jonas Prøve', 'Peter Opdigtet']],
      ['Erhvervskontor København', ['Aisha Demo']],
    ] as const) {
      expect(all(region('/team', office), 'h3').map(textOf)).toEqual([...names]);
    }
    const roles = ['Direktør', 'Salgschef', 'Erhvervsrådgiver', 'Værkstedsleder'];
    expectTexts(main('/team'), roles);
    expectTexts(main('/finance'), ['2.917 kr./md.', '84 måneder · ÅOP']);
    expectTexts(main('/accessories/vinterhjul-model-y/kontakt'), ['Besøg os i Roskilde']);
  },
);

it('the finance page has a card for the bank and one for the leasing partner', () => {
  const [bank, partner, ...others] = all(main('/finance'), 'article');
  expect(others).toEqual([]);
  expectTexts(bank, ['Gennem Eksempelbanken']);
  expectTexts(partner, ['Gennem Demo Leasing', '4.000 kr. inkl. moms']);
  expect(addresses(main('/finance'), /^Ring \+45/u)).toEqual([expect.stringMatching(/^tel:/u)]);
  expect(addresses(main('/finance'), /^Skriv /u)).toEqual([expect.stringMatching(/^mailto:/u)]);
});

it('the business leasing page shows three cards, four advantages and a phone number', () => {
  const page = main('/business-leasing');
  for (const [name, href] of [
    [/^Taxa/u, '/taxi-rental'],
    [/^Varebil/u, '/van-solutions'],
    [/^Firmabil/u, '/fleet-review'],
  ] as const) {
    expect(addresses(page, name)).toEqual([href]);
  }
  const points = region('/business-leasing', 'Derfor leaser virksomheder hos os');
  expect(all(points, 'li')).toHaveLength(4);
  expect(addresses(page, /^Ring \+45/u)).not.toEqual([]);
  const quote = region('/business-leasing', 'Lad os regne på det');
  expect(addresses(quote, new RegExp(`Ring til ${businessConsultant.name}`, 'u'))).toHaveLength(1);
  const photos = all(region('/business-leasing', 'Hvad skal bilen bruges til?'), 'img');
  expect(new Set(photos.map((image) => image.getAttribute('src'))).size).toBe(3);
});

it('the valuation page promises an answer within 24 hours', () => {
  const page = main('/sell-car');
  const headings = all(page, 'h2, h3').map(textOf);
  const promises = ['Fair vurdering', 'Kontakt inden for 24 timer', 'Alle biltyper'];
  expect(headings).toEqual(expect.arrayContaining(promises));
  expectTexts(page, ['København']);
  expect(addresses(page, /\+45/u)).toEqual([expect.stringMatching(/^tel:/u)]);
  expect(addresses(page, /@/u)).toEqual([expect.stringMatching(/^mailto:/u)]);
});

it('an accessory category without accessories says so and leads to the others', () => {
  expectTexts(region('/accessories/parts', 'Andet fra butikken'), ['Tagboks']);
  const nothing = 'Ingen tilbehør tilgængelige i den valgte kategori.';
  expectTexts(main('/accessories/parts'), [nothing]);
});

it('the page of an accessory shows its facts, where to get it and other accessories', () => {
  const path = '/accessories/vinterhjul-model-y/kontakt';
  expect(all(main(path), 'h1').map(textOf)).toEqual(['Komplette vinterhjul 19"']);
  expectTexts(main(path), ['Meget god stand', '255/45 R19', '7.900 kr.']);
  expectTexts(main(path), [`Besøg os i ${dealer.offices[0].city}`]);
  expect(all(region(path, 'Andet fra butikken'), 'h3').map(textOf)).toEqual([
    'Gummimåtter, sæt med fire',
    'Tagboks 430 liter',
  ]);
});

it('the crawler page asks search engines not to index it', () => {
  const robots = pageAt('/web-crawler').document.querySelector('meta[name=robots]');
  expect(robots?.getAttribute('content')).toMatch(/noindex/u);
});
