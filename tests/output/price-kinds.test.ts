import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Window } from 'happy-dom';
import { loadSite, RENDERER_MODULE, type Render } from 'site-publisher';
import { beforeAll, expect, it } from 'vitest';
import { formatKroner } from '#copy/format.ts';
import { compareCopy } from '#copy/pages/inventory/compare.ts';
import { dealer } from '#dealer';
import { INQUIRY_TYPES } from '#domain/inquiry/forms.ts';
import { addDays, startOfDanishDay } from '#domain/time/danish-date.ts';
import { leasingPrice, purchasePrice } from '#domain/vehicle/price/price.ts';
import type { VehicleData } from '#features/inventory/favourites/find-vehicle.ts';
import { composeMail } from '#functions/src/inquiries/delivery/compose-mail.ts';
import { inquiryVehicle } from '#functions/src/inquiries/receive/inquiry-vehicle.ts';
import type { SiteModule } from '#functions/src/publishing/build/site-content.ts';
import { anInquiry } from '#tests/support/builders.ts';
import { type PricedStock, pricedStock } from '#tests/support/prices/priced-stock.ts';
import { readProjectHosting } from '#tools/shared/site-code.ts';
import { parseCsv } from './support/csv.ts';
import { hiddenClaims, lonelyMonthlyFigures } from './support/monthly-figures.ts';
import { site } from './support/pages.ts';
import type { ListedVehicle } from './support/stock.ts';
import { unprovenSavings } from './support/unproven-savings.ts';

/** Whether a page or a mail has to be looked at: it names an amount or claims something of a price. */
const PRICED = /kr\.|\bSpar|TILBUD|<s>|<del>/u;

/** The files of a release of a stock with every combination of prices, by name. */
const files = new Map<string, string>();
let stock: PricedStock;

let renderer: SiteModule;

beforeAll(async () => {
  stock = pricedStock({ all: Boolean(process.env['DEEP']) });
  const [module = ''] = globSync(`renderer/*/${RENDERER_MODULE}`, { cwd: site.dataDir });
  renderer = await loadSite<SiteModule>(
    join(site.dataDir, dirname(module)),
    await readProjectHosting(),
  );
  for (const page of renderer.sitePages(stock.catalogue)) {
    const { file, body } = await renderer.render(page);
    files.set(file, await textOf(body));
  }
});

async function textOf(body: Awaited<ReturnType<Render>>['body']): Promise<string> {
  const chunks = body instanceof Uint8Array ? [body] : body;
  return Buffer.concat(await Array.fromAsync(chunks)).toString();
}

const cars = () => stock.catalogue.vehicles.map(({ vehicle }) => vehicle);

/** What is wrong with the claims of a page or a mail. */
async function problemsOf(html: string, path: string): Promise<string[]> {
  const window = new Window();
  try {
    const parsed = new window.DOMParser().parseFromString(html, 'text/html');
    const document = parsed as unknown as Document;
    return [
      ...lonelyMonthlyFigures(document),
      ...hiddenClaims(document),
      ...unprovenSavings(document, path, stock.proofs),
    ].map((problem) => `${path}: ${problem}`);
  } finally {
    // Otherwise each page stays in memory.
    await window.happyDOM.close();
  }
}

it('no page of a stock with every combination of prices has a monthly figure alone or a saving without proof', async () => {
  expect(stock.catalogue.rejected).toEqual([]);
  const problems: string[] = [];
  let checked = 0;
  for (const [file, html] of files) {
    if (!file.endsWith('.html') || !PRICED.test(html)) continue;
    checked += 1;
    problems.push(...(await problemsOf(html, file.replace(/\.html$/u, ''))));
  }
  expect(problems).toEqual([]);
  expect(checked).toBeGreaterThan(stock.catalogue.inventory.length);
});

it('the page of each car with a proven offer, a lower price or whole leasing terms says so', () => {
  const said = { offers: 0, lowered: 0, leasing: 0 };
  for (const { vehicle } of stock.catalogue.inventory) {
    const html = (files.get(`/car/${vehicle.id}.html`) ?? '').replace(/\s+/gu, ' ');
    const proof = stock.proofs.get(vehicle.id);
    if (proof?.offer) {
      const saved = `Spar ${formatKroner(proof.before - proof.price)}`.replace(/\s+/gu, ' ');
      expect([vehicle.id, html]).toEqual([vehicle.id, expect.stringContaining(saved)]);
      said.offers += 1;
    }
    if (proof) {
      expect([vehicle.id, html]).toEqual([vehicle.id, expect.stringContaining('Sat ned ')]);
      said.lowered += 1;
    }
    if (leasingPrice(vehicle)) {
      expect([vehicle.id, html]).toEqual([vehicle.id, expect.stringContaining('kr./md.')]);
      said.leasing += 1;
    }
  }
  expect(Object.values(said).filter((count) => count < 10)).toEqual([]);
});

it('the file of each car has the words of its page and of its row, in every combination of prices', () => {
  const rows = wordsOf([...files].map(([file, html]) => (/rows-/u.test(file) ? html : '')).join());
  for (const { vehicle } of stock.catalogue.inventory) {
    const file = new Window().document;
    file.body.innerHTML = files.get(`/search/vehicle-${vehicle.id}.html`) ?? '';
    const list = file.querySelector('[data-vehicle]');
    const data = JSON.parse(list?.getAttribute('data-vehicle') ?? '') as VehicleData;
    const page = wordsOf(files.get(`/car/${vehicle.id}.html`) ?? '');
    const prices = [...file.querySelectorAll('td > .figures')].map((part) => part.textContent);
    const facts = data.facts.filter(({ label }) => label !== compareCopy.ownerTax);
    const said = [data.name, ...prices, ...data.equipment];
    const texts = [...said, ...facts.map(({ label, value }) => label + value)];
    expect([vehicle.id, texts.filter((text) => !page.includes(wordsOf(text)))]).toEqual([
      vehicle.id,
      [],
    ]);
    const isForSale = vehicle.status !== 'sold';
    const price = wordsOf(list?.querySelector('.car-price')?.textContent ?? '');
    expect([vehicle.id, price !== '', rows.includes(price)]).toEqual([vehicle.id, isForSale, true]);
    expect([vehicle.id, prices.length > 0]).toEqual([vehicle.id, isForSale]);
  }
});

/** The words of some HTML, without space between them. */
function wordsOf(html: string): string {
  return html.replace(/<[^>]*>|\s+/gu, '');
}

it('the feeds of that stock state offers that are proven, and monthly payments with all of their terms', () => {
  const json = files.get('/feeds/stock.json') ?? '';
  const { vehicles } = JSON.parse(json) as { vehicles: ListedVehicle[] };
  expect(vehicles.length).toBe(cars().filter(({ status }) => status !== 'archived').length);
  for (const vehicle of vehicles) {
    const proof = stock.proofs.get(vehicle.id);
    const { is_on_sale, original_price, sale_price } = vehicle;
    expect([vehicle.id, is_on_sale, original_price, sale_price]).toEqual(
      proof?.offer
        ? [vehicle.id, true, proof.before, proof.price]
        : [vehicle.id, false, null, null],
    );
    for (const customer of ['privat', 'erhverv'] as const) {
      if (vehicle[`flexleasing_${customer}_monthly_payment`] === null) continue;
      const terms = [
        vehicle.flexleasing_period,
        vehicle.km_per_year,
        vehicle[`flexleasing_${customer}_down_payment`],
        vehicle[`flexleasing_${customer}_residual_value`],
      ];
      expect([vehicle.id, vehicle.price > 0, terms.includes(null)]).toEqual([
        vehicle.id,
        true,
        false,
      ]);
    }
  }
  const csv = files.get('/feeds/meta-vehicles.csv') ?? '';
  expect(csv).not.toMatch(/kr\.\/|leasing/iu);
  for (const { vehicle_id = '', price, sale_price } of parseCsv(csv)) {
    const proof = stock.proofs.get(vehicle_id);
    if (proof?.offer) {
      expect([price, sale_price]).toEqual([`${proof.before} DKK`, `${proof.price} DKK`]);
    } else expect([vehicle_id, sale_price]).toEqual([vehicle_id, '']);
  }
});

it('no mail about a car of that stock has a monthly figure or a saving, and each has the price that visitors see', async () => {
  const addresses = { from: 'a@forhandler.example', to: 'b@forhandler.example' };
  const problems: string[] = [];
  for (const vehicle of cars()) {
    const asked = purchasePrice(vehicle);
    const amount = asked.kind === 'sale' ? asked.sale : asked.kind === 'price' ? asked.price : 0;
    for (const type of INQUIRY_TYPES) {
      const inquiry = anInquiry({ type, vehicle: inquiryVehicle(vehicle) });
      const mail = composeMail(inquiry, { ...addresses, publicUrl: 'https://forhandler.example' });
      const texts = `${mail.subject}\n${mail.text}\n${mail.html}`;
      if (/kr\.\/|måned|\bSpar|\bFør|tilbudspris|<s>/iu.test(texts)) problems.push(texts);
      const price = amount > 0 ? formatKroner(amount) : 'Kontakt for pris';
      if (!mail.text.includes(price)) problems.push(`${vehicle.id} ${type}: ${mail.text}`);
    }
  }
  expect(problems).toEqual([]);
});

it('no page calculates a loan once its terms have passed', async () => {
  const [car] = stock.catalogue.inventory.filter(({ vehicle }) => vehicle.price > 0);
  const paths = ['/finance', '/inventory', `/car/${car?.vehicle.id}`];
  const loansAt = async (builtAt: Date) => {
    const pages = [...renderer.sitePages({ ...stock.catalogue, builtAt })];
    const rendered = pages
      .filter(({ path, route }) => paths.includes(path) || route === '/search/rows-[name]')
      .map(renderer.render);
    const bodies = (await Promise.all(rendered)).map(({ body }) => textOf(body));
    const texts = await Promise.all(bodies);
    return texts.filter((text) => /data-monthly="loan"|ÅOP/u.test(text)).length;
  };
  const over = startOfDanishDay(addDays(dealer.loan.validUntil, 1));
  expect(await loansAt(new Date(over.getTime() - 1000))).toBeGreaterThan(paths.length);
  expect(await loansAt(over)).toBe(0);
});

it('a page with a monthly figure alone, a typed saving or one in its share card is found', async () => {
  const [car] = [...stock.proofs].filter(([, proof]) => proof === null);
  const wrong = [
    '<p>3.495 kr./md.</p>',
    '<p>Spar 20.000 kr.</p>',
    '<p><s>280.000 kr.</s></p>',
    '<p>Sat ned 12.11.2026 · laveste pris de seneste 30 dage: 280.000 kr.</p>',
    '<meta property="og:title" content="Golf fra 3.495 kr./md.">',
    '<p title="Spar 20.000 kr.">Golf</p>',
  ];
  for (const html of wrong) {
    expect([html, await problemsOf(html, `/car/${car?.[0]}`)]).toEqual([html, [expect.anything()]]);
  }
});
