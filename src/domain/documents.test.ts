import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { AccessorySchema, byShopOrder } from './accessory.ts';
import { batteryTestNote, documentObject, documentUrl, publicTestNotes } from './battery-test.ts';
import { COLLECTION_NAMES, COLLECTIONS } from './collections.ts';
import { NO_DAMAGE_FACTS } from './damage/facts.ts';
import { DamageImageSchema, VehicleImageSchema } from './image/image.ts';
import { imageBase, shareUrl, variantUrl, variantWidths } from './image/image-address.ts';
import { variantObject } from './image/variant-object.ts';
import { PublishingSchema } from './publishing.ts';
import {
  ACCESSORY_CATEGORIES,
  ACCESSORY_CONDITIONS,
  ACCESSORY_FORM_CATEGORIES,
  ACCESSORY_FORM_CONDITIONS,
  FUEL_TYPES,
  GEARBOXES,
  LEASING_PERIODS,
  VEHICLE_STATUSES,
} from './schema/enumerations.ts';
import { FORM_GROUPS } from './vehicle/fields/field.ts';
import { FIELD_NAMES, fieldOf } from './vehicle/fields/table.ts';
import { makeSlug } from './vehicle/make.ts';
import { PUBLIC_VEHICLE_FIELDS, publicVehicle } from './vehicle/public-vehicle.ts';
import { parseVehicle, type Vehicle } from './vehicle/vehicle.ts';

const created = new Date('2026-11-01T08:00:00Z');
const minimal = {
  make: 'Kia',
  model: 'Rio',
  year: 2019,
  price: 0,
  status: 'available',
  created_at: created,
};

describe('a damage document', () => {
  const stored = {
    ...{ vehicle_id: 'kia', damage_description: 'Ridse', created_at: created, image_order: 0 },
    ...{ image_url: '/pictures/damage-images/kia/1', storage_path: 'damage-images/kia/1.jpg' },
  };
  const place = (x: unknown) => ({ ...stored, damage_place: { view: 'left', x, y: 1 } });

  it('a damage from before damages could have a place is valid and states none', () => {
    expect(v.parse(DamageImageSchema, stored)).toMatchObject(NO_DAMAGE_FACTS);
  });

  it('the place of a damage lies within a view of the car', () => {
    expect(v.safeParse(DamageImageSchema, place(0)).success).toBe(true);
    for (const x of [-0.1, 1.1, Number.NaN, '0.5', undefined]) {
      expect(v.safeParse(DamageImageSchema, place(x)).success).toBe(false);
    }
    const below = { ...stored, damage_place: { view: 'below', x: 0.5, y: 0.5 } };
    expect(v.safeParse(DamageImageSchema, below).success).toBe(false);
  });
});

describe('a vehicle document', () => {
  it('parseVehicle reads absent fields as null, false or empty', () => {
    const { output, success } = parseVehicle('kia', minimal);
    expect(success).toBe(true);
    expect(output).toMatchObject({
      id: 'kia',
      mileage: null,
      is_on_sale: false,
      specs_equipment: [],
      version: 1,
    });
  });

  it('parseVehicle reads timestamps of the Firebase SDKs as dates', () => {
    const { output } = parseVehicle('kia', { ...minimal, created_at: { toDate: () => created } });
    expect(output).toMatchObject({ created_at: created });
  });

  it('parseVehicle reads every fact of a document from before the full record as unknown', () => {
    const vehicle = parseVehicle('kia', minimal).output as Vehicle;
    const facts = FIELD_NAMES.filter((name) => String(fieldOf(name).section) in FORM_GROUPS);
    expect(facts.length).toBeGreaterThan(30);
    const known = facts.map((name) => vehicle[name]).filter((value) => value !== null);
    // A list that nobody has filled in is empty.
    expect(known.flat()).toEqual([]);
  });

  it.each(['make', 'model', 'variant', 'color'])(
    'a %s with a character that turns the direction of text is refused',
    (field) => {
      for (const character of ['\u202a', '\u202e', '\u2066', '\u2069']) {
        const { success, issues } = parseVehicle('kia', {
          ...minimal,
          [field]: `Rio${character}2`,
        });
        expect([success, issues?.[0].message]).toEqual([false, 'direction_character']);
      }
      expect(parseVehicle('kia', { ...minimal, [field]: 'Škoda 日産 سيارة' }).success).toBe(true);
    },
  );

  it.each([
    ['make', ''],
    ['year', 2020.5],
    ['year', '2020'],
    ['price', Number.NaN],
    ['price', Number.POSITIVE_INFINITY],
    ['mileage', -1],
    ['status', 'stolen'],
    ['fuel_type', 'steam'],
    ['flexleasing_period', 18],
    ['battery_health_percentage', 101],
    ['first_registration_date', '2026-02-30'],
    ['first_registration_date', '1.2.2020'],
    ['created_at', 'yesterday'],
    ['specs_equipment', ['']],
    ['equipment', ['unheard_of']],
    ['power_hp', 0],
    ['seats', 0],
    ['euro_norm', 6],
    ['charging_dc_kw', 0],
    ['next_inspection_date', '2027-02-29'],
  ])('parseVehicle refuses a vehicle with %s = %j', (field, value) => {
    const result = parseVehicle('kia', { ...minimal, [field]: value });
    const fields = result.issues?.map((issue) => v.getDotPath(issue)?.split('.')[0]);
    expect([...new Set(fields)]).toEqual([field]);
  });

  it('parseVehicle refuses an id that is no document id', () => {
    expect(parseVehicle('../x', minimal).success).toBe(false);
  });
});

describe('the public vehicle', () => {
  it('a public vehicle contains no private field', () => {
    const projected = publicVehicle(aVehicle(), new Date());
    expect(Object.keys(projected)).toEqual([...PUBLIC_VEHICLE_FIELDS]);
    expect(JSON.stringify(projected)).not.toContain('WVWZZZ');
  });

  it.each([
    ...['vin', 'stelnummer', 'battery_test_result', 'battery_test_date', 'featured'],
    ...['registration_number', 'updated_at', 'version'],
  ])('a public vehicle has no field %s', (field) => {
    expect(publicVehicle(aVehicle(), new Date())).not.toHaveProperty(field);
  });
});

describe('image addresses', () => {
  const base = imageBase('vehicle-images/kia/1735_2.jpeg');

  it('image addresses lead from an original to its variants and back to their files', () => {
    expect(base).toBe('/pictures/vehicle-images/kia/1735_2');
    expect(variantObject(variantUrl(base, 800, 'webp'))).toBe(
      'variants/vehicle-images/kia/1735_2/800.webp',
    );
    expect(variantObject(shareUrl(base))).toBe('variants/vehicle-images/kia/1735_2/share.jpg');
  });

  it.each([
    '/pictures/vehicle-images/../secret/800.webp',
    '/pictures/battery-test-documents/kia/a/800.webp',
    '/pictures/vehicle-images/kia/1735_2.jpeg',
    '/pictures/vehicle-images/kia/1735_2/800.webp/x',
    '/pictures/vehicle-images/kia/1735_2/800.svg',
  ])('the address %s names no image variant', (address) => {
    expect(variantObject(address)).toBeNull();
  });

  it('no image variant is wider than the original', () => {
    expect(variantWidths(4000)).toEqual([480, 800, 1200, 1600]);
    expect(variantWidths(1000)).toEqual([480, 800]);
    expect(variantWidths(300)).toEqual([300]);
  });

  it('an image document without a state is read as pending', () => {
    const image = v.parse(VehicleImageSchema, {
      vehicle_id: 'kia',
      image_url: base,
      storage_path: 'vehicle-images/kia/1735_2.jpeg',
      image_order: 0,
      created_at: created,
    });
    expect(image).toMatchObject({ image_state: 'pending', widths: [], is_primary: false });
  });
});

describe('battery test documents', () => {
  it('the public address of a battery test document leads back to its file', () => {
    const path = 'battery-test-documents/kia/battery_test_1.pdf';
    expect(documentObject(documentUrl(path))).toBe(path);
    expect(documentObject('/documents/vehicle-images/kia/a.pdf')).toBeNull();
  });

  it('the note of a battery test document names the uploaded file', () => {
    expect(batteryTestNote('test.pdf')).toBe('Battery test document uploaded: test.pdf');
  });

  it('visitors see the words of staff about a battery test, and not the note of the upload', () => {
    const upload = batteryTestNote('battery_test_1735689600000.pdf');
    expect(publicTestNotes(upload)).toBeNull();
    expect(publicTestNotes(null)).toBeNull();
    expect(publicTestNotes(`${upload}\nMålt ved 18 grader.`)).toBe('Målt ved 18 grader.');
  });
});

describe('the accessory shop', () => {
  it('accessories are listed featured first, then newest, and by id where they are as old', () => {
    const item = (id: string, featured: boolean, day: number) => ({
      id,
      featured,
      created_at: new Date(2026, 1, day),
    });
    const items = [item('old', false, 1), item('b', false, 9), item('a', false, 9)];
    const ids = [...items, item('featured', true, 2)].toSorted(byShopOrder).map(({ id }) => id);
    expect(ids).toEqual(['featured', 'a', 'b', 'old']);
  });

  it('an accessory with a negative price is refused', () => {
    expect(
      v.is(AccessorySchema, {
        name: 'Måtter',
        category: 'interior',
        price: -1,
        created_at: created,
      }),
    ).toBe(false);
  });
});

it.each([
  ['Mercedes-Benz', 'mercedes-benz'],
  ['Škoda', 'skoda'],
  ['Citroën', 'citroen'],
  ['Ærø & Søn', 'aeroe-soen'],
  ['DS Automobiles', 'ds-automobiles'],
])('makeSlug turns %s into %s', (make, slug) => {
  expect(makeSlug(make)).toBe(slug);
});

const IMAGE = ['image_url', 'image_order'];
const LEASING_AMOUNTS = ['monthly_payment', 'down_payment', 'residual_value'];
it.each([
  ['vehicles', ['make', 'model', 'variant', 'year', 'price', 'original_price', 'sale_price']],
  ['vehicles', ['is_on_sale', 'mileage', 'fuel_type', 'transmission', 'gearkasse', 'color']],
  ['vehicles', ['vin', 'stelnummer', 'battery_test_result', 'battery_test_date']],
  ['vehicles', ['battery_capacity', 'battery_health_percentage', 'damage_report']],
  ['vehicles', ['condition_notes', 'status', 'featured', 'specs_equipment']],
  ['vehicles', ['walkaround_video_url', 'flexleasing_enabled', 'flexleasing_period']],
  ['vehicles', LEASING_AMOUNTS.map((amount) => `flexleasing_privat_${amount}`)],
  ['vehicles', LEASING_AMOUNTS.map((amount) => `flexleasing_erhverv_${amount}`)],
  ['vehicles', ['created_at', 'sold_date']],
  ['vehicle_images', ['vehicle_id', ...IMAGE, 'is_primary', 'caption']],
  ['accessory_images', ['accessory_id', ...IMAGE, 'is_primary', 'caption']],
  ['damage_images', ['vehicle_id', ...IMAGE, 'damage_description']],
  ['battery_test_results', ['vehicle_id', 'test_date', 'test_document_url', 'test_notes']],
  [
    'battery_test_results',
    ['battery_health_percentage', 'capacity_kwh', 'charging_speed_kw', 'estimated_range_km'],
  ],
  [
    'accessories',
    ['name', 'category', 'description', 'price', 'condition_status', 'tire_size', 'brand'].concat([
      'model',
      'available',
      'featured',
      'created_at',
    ]),
  ],
] as const)('the schema of %s has every specified field', (collection, fields) => {
  expect(Object.keys(COLLECTIONS[collection].entries)).toEqual(expect.arrayContaining([...fields]));
});

it('every enumeration has the specified values', () => {
  expect(FUEL_TYPES).toEqual(['benzin', 'diesel', 'electric', 'hybrid']);
  expect(GEARBOXES).toEqual(['manual', 'automatic', 'tiptronic']);
  expect(VEHICLE_STATUSES).toEqual(['available', 'sold', 'reserved', 'maintenance']);
  expect(LEASING_PERIODS).toEqual([12, 24, 36]);
  expect(ACCESSORY_FORM_CATEGORIES).toEqual(['wheels', 'interior', 'accessories']);
  expect(ACCESSORY_CATEGORIES).toEqual(
    expect.arrayContaining([...ACCESSORY_FORM_CATEGORIES, 'exterior', 'electronics', 'parts']),
  );
  expect(ACCESSORY_FORM_CONDITIONS).toEqual(['excellent', 'very_good', 'good', 'fair']);
  expect(ACCESSORY_CONDITIONS).toContain('new');
});

it('the public site has six collections', () => {
  expect(COLLECTION_NAMES).toHaveLength(6);
});

it('an empty publishing document is read as nothing published yet', () => {
  expect(v.parse(PublishingSchema, {})).toMatchObject({
    requested: 0,
    built: 0,
    published_at: null,
  });
});
