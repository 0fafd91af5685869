import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { formatAmount, formatKroner } from '#copy/format.ts';
import { dealer } from '#dealer';
import { leasingTerms } from '#domain/vehicle/price/leasing.ts';
import { purchasePrice } from '#domain/vehicle/price/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { lonelyMonthlyFigures } from './support/monthly-figures.ts';
import { type BuiltPage, pageAt, publicPages, site } from './support/pages.ts';
import { type ListedVehicle, stock } from './support/stock.ts';

const CREDIT_LINE = 'Det koster penge at låne penge';
/** A price per month, which counts as an offer of credit. */
const MONTHLY = /kr\.\/(?:md\.|måned)/u;

/** The text of an element; any white space becomes one space. */
function textOf(root: Element | null): string {
  return (root?.textContent ?? '').replace(/\s+/gu, ' ').trim();
}

const main = ({ document }: BuiltPage) => document.querySelector('main');

function vehicleOf({ sold_date, created_at, ...vehicle }: ListedVehicle): PublicVehicle {
  return {
    ...vehicle,
    created_at: new Date(created_at),
    sold_date: sold_date === null ? null : new Date(sold_date),
  };
}

it('the footer of every page names the company and how to reach it', () => {
  const [office] = dealer.offices;
  const facts = [
    dealer.legalName,
    `CVR-nr. ${dealer.cvr}`,
    office.street,
    office.city,
    dealer.email,
    office.phone,
  ];
  for (const page of publicPages) {
    const footer = textOf(page.document.querySelector('footer'));
    expect([page.path, facts.filter((fact) => !footer.includes(fact))]).toEqual([page.path, []]);
  }
});

it('no page shows a monthly figure without its cash price and conditions in the same box', () => {
  const lonely = publicPages.flatMap(({ path, document }) =>
    lonelyMonthlyFigures(document).map((problem) => `${path}: ${problem}`),
  );
  expect(lonely).toEqual([]);
  // Otherwise there would be nothing to check, because the tag that the check looks for is gone.
  const { document } = new Window();
  document.body.innerHTML = pageAt('/car/tesla-model-y-2023').html.replaceAll('Kontantpris', '');
  expect(lonelyMonthlyFigures(document as unknown as Document).join()).toContain(
    'without the cash price',
  );
  for (const name of globSync('feeds/*', { cwd: site.folder })) {
    const feed = readFileSync(join(site.folder, name), 'utf8');
    expect([name, MONTHLY.test(feed)]).toEqual([name, false]);
  }
});

it('every page with a monthly price states that borrowing costs money', () => {
  const monthly = publicPages.filter((page) => MONTHLY.test(textOf(main(page))));
  expect(monthly.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/inventory', '/car/tesla-model-y-2023']),
  );
  const withoutLine = monthly.filter((page) => !textOf(main(page)).includes(CREDIT_LINE));
  expect(withoutLine.map(({ path }) => path)).toEqual([]);
  for (const path of ['/finance', '/business-leasing']) {
    expect(textOf(main(pageAt(path)))).toContain(CREDIT_LINE);
  }
});

it('a car page states every term of its leasing offers for business and for private customers', () => {
  const leased = stock.vehicles.filter((vehicle) => vehicle.flexleasing_enabled);
  expect(leased.length).toBeGreaterThan(1);
  for (const vehicle of leased) {
    const { document } = pageAt(`/car/${vehicle.id}`);
    for (const customer of ['erhverv', 'privat'] as const) {
      const terms = leasingTerms(vehicleOf(vehicle), customer);
      if (!terms) continue;
      const box = document.querySelector(`[data-customer=${customer}]`);
      const labels = [...(box?.querySelectorAll('dt') ?? [])].map(textOf);
      expect(labels).toEqual([
        'Førstegangsydelse',
        'Månedlig ydelse',
        'Løbetid',
        'Kilometer pr. år',
        'Oprettelse af kontrakt (automatisk)',
        'Restværdi',
        'Samlet betaling i perioden',
      ]);
      expect(textOf(box)).toContain(customer === 'privat' ? 'inkl. moms' : 'ekskl. moms');
      expect(textOf(box)).toContain('bærer risikoen');
      if (terms.total !== null) {
        expect(textOf(box)).toContain(formatKroner(terms.total).replace(/\s/gu, ' '));
      }
    }
  }
});

it('no page promises a purchase or a return of the car at the end of a lease', () => {
  const sections = publicPages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('main p, main li, main article, main dl')].map((element) => ({
      path,
      text: textOf(element),
    })),
  );
  const aboutLeasing = sections.filter(({ text }) => /leas/iu.test(text));
  expect(aboutLeasing.length).toBeGreaterThan(10);
  const RIGHT_TO_BUY =
    /kan købe (?:den|bilen)|køber (?:du |I )?(?:den|bilen)|køberet|frikøb|lever\w* (?:du |I )?bilen tilbage/iu;
  expect(aboutLeasing.filter(({ text }) => RIGHT_TO_BUY.test(text))).toEqual([]);
  for (const path of ['/finance', '/fleet-review', '/car/tesla-model-y-2023']) {
    expect(textOf(main(pageAt(path)))).toContain('anviser selv en køber til restværdien');
  }
});

it('a car is called an offer only where a higher earlier price is stored', () => {
  for (const vehicle of stock.vehicles) {
    const isSale = purchasePrice(vehicleOf(vehicle)).kind === 'sale';
    const card = main(pageAt('/inventory'))?.querySelector(`a[href="/car/${vehicle.id}"]`);
    const row = textOf(card?.closest('li, article') ?? null);
    expect([vehicle.id, row.includes('TILBUD')]).toEqual([vehicle.id, isSale]);
    if (isSale)
      expect(row).toContain(formatKroner(vehicle.original_price ?? 0).replace(/\s/gu, ' '));
  }
});

it('a car page shows prices with moms, and the first registration beside the model year', () => {
  for (const vehicle of stock.vehicles) {
    const text = textOf(main(pageAt(`/car/${vehicle.id}`)));
    const price = purchasePrice(vehicleOf(vehicle));
    if (price.kind !== 'on_request')
      expect([vehicle.id, text]).toEqual([vehicle.id, expect.stringMatching(/inkl\. moms/u)]);
    const [year, month] = vehicle.first_registration_date?.split('-') ?? [];
    if (year)
      expect([vehicle.id, text]).toEqual([vehicle.id, expect.stringContaining(`${month}/${year}`)]);
  }
});

it('every inquiry form links to the privacy notice', () => {
  const forms = publicPages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('form[action="/api/send-contact-email"]')].map(
      (form) => [path, form] as const,
    ),
  );
  expect(forms.length).toBeGreaterThan(8);
  const withoutLink = forms.filter(
    ([, form]) => form.querySelector('a[href="/privatliv"]') === null,
  );
  expect(withoutLink.map(([path]) => path)).toEqual([]);
});

it('the site sets no cookie, and no page loads anything from another host by itself', async () => {
  const paths = ['/api/public-vehicle-data', '/api/form-token', '/feeds/stock.json', '/admin'];
  for (const path of [...publicPages.map((page) => page.path), ...paths]) {
    const response = await fetch(site.url + path);
    // Read to the end, so that the next request takes the same connection.
    await response.arrayBuffer();
    expect([path, response.headers.getSetCookie()]).toEqual([path, []]);
  }
  const loading = '[src], link[href]:not([rel=canonical]), [srcset], [data]';
  for (const { path, document } of publicPages) {
    const foreign = [...document.querySelectorAll(loading)]
      .flatMap((element) =>
        ['src', 'srcset', 'href', 'data'].map((name) => element.getAttribute(name)),
      )
      .filter((address) => address !== null && /^(?:https?:)?\/\//u.test(address));
    expect([path, foreign]).toEqual([path, []]);
  }
});

it('a car whose page says that it was lowered stood at a price for 30 days before', () => {
  const DAY_MS = 86_400_000;
  const dayOf = (text: string | undefined) => {
    const [day, month, year] = (text ?? '').split('.').map(Number);
    return Date.UTC(year ?? Number.NaN, (month ?? 1) - 1, day ?? 1);
  };
  const pages = publicPages.filter(({ path }) => /^\/(?:electric-)?car\/[^/]+$/u.test(path));
  const claims = pages.flatMap((page) => {
    const text = textOf(main(page));
    const [, lowered] = /Sat ned (\d\d\.\d\d\.\d{4}) · laveste pris/u.exec(text) ?? [];
    const [, onLot] = /På lager siden ?(\d\d\.\d\d\.\d{4})/u.exec(text) ?? [];
    const days = (dayOf(lowered) - dayOf(onLot)) / DAY_MS;
    return /\bSat ned\b|\bTILBUD\b/u.test(text) ? [{ path: page.path, days }] : [];
  });
  expect(claims.length).toBeGreaterThan(1);
  expect(claims.filter(({ days }) => !(days >= 30))).toEqual([]);
});

it.each(['/business-leasing', '/fleet-review', '/taxi-rental', '/van-solutions', '/skolevogn'])(
  'the cars on %s have business figures, and say which prices include moms',
  (path) => {
    const cards = [...(main(pageAt(path))?.querySelectorAll('li.card') ?? [])];
    // The small stock has no van.
    expect(cards.length > 0).toBe(path !== '/van-solutions');
    for (const card of cards) {
      const address = card.querySelector('a')?.getAttribute('href') ?? '';
      const [, id, customer] = /^\/car\/([^?]+)(?:\?kunde=(\w+))?$/u.exec(address) ?? [];
      const listed = stock.vehicles.find((candidate) => candidate.id === id);
      if (!listed) throw new Error(`No vehicle ${address}`);
      const terms = leasingTerms(vehicleOf(listed), 'erhverv');
      const price = textOf(card.querySelector('.price'));
      if (terms) {
        expect([id, price]).toEqual([id, expect.stringContaining('FlexLeasing, ekskl. moms')]);
        expect(price).toContain(`${formatAmount(terms.monthly)} kr./md.`);
        expect(customer).toBe('erhverv');
      } else {
        expect([id, MONTHLY.test(price), customer]).toEqual([id, false, undefined]);
        if (listed.price > 0)
          expect([id, price]).toEqual([id, expect.stringMatching(/kl\. moms/u)]);
      }
    }
  },
);
