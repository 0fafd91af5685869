// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { lonelyMonthlyFigures } from '#tests/output/support/monthly-figures.ts';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import type { ApiVehicle } from './fetch-vehicle.ts';
import { showVehicle } from './show-vehicle.ts';

const PARTS = ['state', 'vehicle', 'placeholder', 'images', 'name', 'facts', 'price', 'leasing'];

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  for (const name of PARTS) {
    const part = document.createElement('div');
    part.dataset[name] = '';
    part.hidden = name === 'vehicle' || name === 'placeholder';
    root.append(part);
  }
});

const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);
const text = (name: string) => part(name)?.textContent?.replace(/\s+/gu, ' ').trim();

function show(fields: Partial<ApiVehicle>): void {
  const { sold_date: _, created_at: __, ...vehicle } = aPublicVehicle();
  showVehicle(root, { ...vehicle, images: [], ...fields });
}

test('a car on sale that is not built yet shows its earlier price and the saving', () => {
  show({ is_on_sale: true, original_price: 279_900, sale_price: 254_900 });
  expect(text('price')).toBe('Før 279.900 kr. TILBUD254.900 kr. inkl. momsSpar 25.000 kr.');
});

test('a leased car that is not built yet shows its cash price and each payment with its terms', () => {
  show({
    price: 359_900,
    flexleasing_enabled: true,
    flexleasing_period: 12,
    km_per_year: 20_000,
    flexleasing_privat_monthly_payment: 4295,
    flexleasing_privat_down_payment: 39_995,
    flexleasing_privat_residual_value: 180_000,
  });
  expect(text('price')).toBe('359.900 kr. inkl. moms');
  for (const term of [
    'FlexLeasing, Privat',
    '4.295 kr./md. inkl. moms',
    '39.995 kr. i førstegangsydelse · 12 måneder · 20.000 km/år',
    'I alt 95.535 kr. i perioden',
    'Det koster penge at låne penge.',
  ]) {
    expect(text('leasing')).toContain(term);
  }
  document.body.replaceChildren(root);
  expect(lonelyMonthlyFigures(document)).toEqual([]);
});

test('a car that is not built yet and has no image shows the placeholder', () => {
  show({});
  expect(part('placeholder')?.hidden).toBe(false);
  const image = { image_url: '/pictures/a', caption: null, width: 1600, height: 900 };
  show({ images: [{ ...image, widths: [480] }] });
  expect(part('placeholder')?.hidden).toBe(true);
  expect(part('images')?.querySelectorAll('img')).toHaveLength(1);
});
