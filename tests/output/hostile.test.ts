import { globSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Emulator } from 'app-emulator';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { createPublisher, type HeaderRule, loadSite, type PublishResult } from 'site-publisher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCatalogueSource } from '#catalogue/source.ts';
import type { Inquiry } from '#domain/inquiry/inquiry.ts';
import { composeMail } from '#functions/src/inquiries/delivery/compose-mail.ts';
import {
  SITE_OPTIONS,
  type SiteModule,
  siteContent,
} from '#functions/src/publishing/build/site-content.ts';
import { makeRenderer } from '#tests/support/app/compiled-renderer.ts';
import { copyLiveSite } from '#tests/support/app/live-site-folder.ts';
import { startLocalEmulator } from '#tools/app/local-emulator.ts';
import { localHosting } from '#tools/app/local-hosting.ts';
import { openStateFolder } from '#tools/app/publishing/state-folder.ts';
import { listenOn } from '#tools/http/listen.ts';
import { type AdminSdk, openLocalSdk } from '#tools/shared/admin-sdk.ts';
import { readProjectHosting } from '#tools/shared/site-code.ts';
import { chromiumPath, PLAYWRIGHT_ARGS } from '../support/browser/chromium.ts';
import { anInquiry } from '../support/builders.ts';
import { parseCsv } from './support/csv.ts';
import { storeHostileStock } from './support/hostile.ts';
import { site } from './support/pages.ts';
import { findInPages, type PageFindings } from './support/skeleton.ts';
import type { ListedVehicle } from './support/stock.ts';

const COUNT = process.env['DEEP'] ? 20_000 : 60;
/** How many pages are opened, one by one; all of them are parsed. */
const OPENED = process.env['DEEP'] ? 60 : 12;

const folder = join(site.dataDir, 'hostile');
const built = join(folder, 'site');
const hosting = await readProjectHosting();
let emulator: Emulator;
let sdk: AdminSdk;
let server: Server;
let origin: string;
let browser: Browser;
let page: Page;
/** How the release went, and the header rules that its pages would have. */
let published: PublishResult;
let headers: HeaderRule[];
/** URLs of pages that called `trip` or opened a dialog: a text was run there. */
const tripped: string[] = [];

beforeAll(async () => {
  await mkdir(folder);
  emulator = await startLocalEmulator({
    port: 0,
    dataDir: folder,
    siteUrl: 'http://127.0.0.1:4321',
    allowedOrigins: [],
  });
  sdk = openLocalSdk(emulator.url);
  const texts = await storeHostileStock(sdk.firestore, COUNT);
  console.log(`${texts.count()} hostile texts stored`);

  server = createServer((request, response) => emulator.serveSite(request, response));
  origin = await listenOn(server, 0);
  const urls = { siteUrl: origin, emulatorUrl: emulator.url };
  const renderer = await makeRenderer(join(folder, 'renderer'), urls);
  const compiled = await loadSite<SiteModule>(renderer, hosting);
  const stock = openCatalogueSource({ firestore: sdk.firestore, snapshots: null, origin: '' });
  const publisher = createPublisher({
    ...SITE_OPTIONS,
    source: siteContent(stock, compiled),
    site: {
      ...compiled,
      async headerRules(sourcesOf) {
        headers = await compiled.headerRules(sourcesOf);
        // Without headers: the content security policy would hide a text that is not escaped.
        return [];
      },
    },
    client: localHosting(emulator.url),
    hosting,
    states: openStateFolder(folder),
    siteUrl: origin,
    now: () => new Date(),
  });
  published = await publisher.publish({ revision: 1, full: true, force: false });
  await copyLiveSite(folder, built);

  browser = await chromium.launch({ executablePath: chromiumPath(), args: PLAYWRIGHT_ARGS });
  const context = await browser.newContext();
  await context.exposeFunction('trip', () => void tripped.push(page.url()));
  page = await context.newPage();
  page.on('dialog', (dialog) => {
    tripped.push(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
});

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  await sdk?.close();
  await emulator?.close();
  await rm(folder, { recursive: true, force: true });
});

const htmlFiles = (root: string) => globSync('**/*.html', { cwd: root }).sort();
const read = (name: string) => readFileSync(join(built, name), 'utf8');
const stock = () =>
  (JSON.parse(read('feeds/stock.json')) as { vehicles: ListedVehicle[] }).vehicles;

/** What Chromium finds in the pages of a site when it parses them without running them. */
async function findings(root: string): Promise<PageFindings> {
  const blank = await browser.newPage();
  try {
    return await findInPages(
      blank,
      htmlFiles(root).map((name) => readFileSync(join(root, name), 'utf8')),
    );
  } finally {
    await blank.close();
  }
}

it('a site with hostile texts passes the release check', () => {
  expect(published).toMatchObject({ ok: true });
});

it('no document with hostile texts is rejected, so every text reaches the pages', () => {
  expect(published).toMatchObject({ remarks: [] });
  expect(stock().length).toBeGreaterThan(0);
});

it('no hostile text becomes an element, an attribute or an address', async () => {
  const usual = await findings(site.folder);
  const hostile = await findings(built);
  expect(hostile.shapes.filter((shape) => !usual.shapes.includes(shape))).toEqual([]);
  expect(hostile.schemes.filter((scheme) => !usual.schemes.includes(scheme))).toEqual([]);
  expect(hostile.brokenData).toEqual([]);
});

it('hostile texts add no inline script or style to the content security policy', () => {
  const allowed = (rules: HeaderRule[]) =>
    rules.flatMap((rule) =>
      rule.headers.flatMap(({ value }) => value.match(/'sha256-[^']+'/gu) ?? []),
    );
  const text = readFileSync(join(site.folder, '..', '_headers.json'), 'utf8');
  const usual = new Set(allowed(JSON.parse(text)));
  const hostile = allowed(headers);
  expect(hostile.length).toBeGreaterThan(10);
  expect(hostile.filter((hash) => !usual.has(hash))).toEqual([]);
});

it('a car page shows every hostile specification letter for letter', async () => {
  for (const { id, specs_equipment: specs } of stock().slice(0, 3)) {
    await page.goto(`${origin}/car/${id}`);
    const shown = await page.locator('main li').allInnerTexts();
    const plain = (text: string) => text.replaceAll('\0', '').replace(/\s+/gu, ' ').trim();
    const all = shown.map(plain);
    const missing = specs.filter((text) => !all.includes(plain(text)));
    expect(missing).toEqual([]);
  }
});

it('no hostile text runs when pages are opened and used', async () => {
  const names = htmlFiles(built).filter((name) => !/admin|crawler/u.test(name));
  const step = Math.max(1, Math.floor(names.length / OPENED));
  for (const name of names.filter((_, index) => index % step === 0)) {
    await page.goto(`${origin}/${name.replace(/(?:index)?\.html$/u, '')}`);
    await page.mouse.move(200, 300);
  }
  const [car] = stock().filter(({ status }) => status === 'available');
  await page.goto(`${origin}/car/${car?.id}`);
  await page.getByRole('link', { name: 'Send forespørgsel' }).first().click();
  await page.getByRole('dialog').getByLabel('Fulde navn').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Skader & Tilstand' }).click();
  expect(tripped).toEqual([]);
});

it('the sitemap and the feeds stay well-formed with hostile texts and contain no formulas', async () => {
  const xml = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return {
      errors: parsed.querySelectorAll('parsererror').length,
      names: [...new Set([...parsed.querySelectorAll('*')].map(({ tagName }) => tagName))],
    };
  }, read('sitemap-cars-0-0.xml'));
  expect(xml).toEqual({
    errors: 0,
    names: ['urlset', 'url', 'loc', 'lastmod', 'image:image', 'image:loc'],
  });
  const rows = parseCsv(read('feeds/meta-vehicles.csv'));
  expect(rows).toHaveLength(stock().filter(({ status }) => status !== 'sold').length);
  const formulas = rows.flatMap(Object.values).filter((cell) => /^[=+\-@\t\r]/u.test(cell));
  expect(formulas).toEqual([]);
});

it('mails about vehicles with hostile texts have only their own headers and markup', async () => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const htmlOf = async (inquiry: Inquiry) => {
    const mail = composeMail(inquiry, {
      from: 'a@eksempel.example',
      to: 'b@eksempel.example',
      publicUrl: origin,
    });
    const sent = await transport.sendMail(mail);
    const parsed = await PostalMime.parse(sent.message as Buffer);
    expect(parsed.to).toEqual([{ name: '', address: 'b@eksempel.example' }]);
    expect(parsed.headers.map(({ key }) => key).filter((key) => /bcc|^cc$|^x-/u.test(key))).toEqual(
      [],
    );
    return parsed.html ?? '';
  };
  const bodies: string[] = [];
  for (const { id, make, model, year, price } of stock()) {
    const inquiry = anInquiry({
      id: `m-${id}`,
      message: `${make} ${model}`,
      vehicle: { id, make, model, year, price, known: true },
    });
    bodies.push(await htmlOf(inquiry));
  }
  const blank = await browser.newPage();
  const harmless = await findInPages(blank, [await htmlOf(anInquiry({ message: 'To\nlinjer' }))]);
  const { shapes } = await findInPages(blank, bodies);
  await blank.close();
  expect(shapes.length).toBeGreaterThan(5);
  expect(shapes.filter((shape) => !harmless.shapes.includes(shape))).toEqual([]);
});
