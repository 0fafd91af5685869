// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OwnershipCosts } from './OwnershipCosts.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const UNKNOWN = { fuel_type: null, consumption_km_l: null, consumption_wh_km: null };

function textOf(props: Parameters<typeof OwnershipCosts>[0]): string {
  const html = renderToString(<OwnershipCosts {...props} />);
  return html.replace(/<[^>]+>/gu, ' ').replace(/\s+/gu, ' ');
}

test('a car of which no cost is known has no total, and says why each is unknown', () => {
  const transit = { ...UNKNOWN, fuel_type: 'diesel' as const };
  const text = textOf({ vehicle: transit, taxPerYear: 'van_rates' });
  expect(text).not.toMatch(/i alt om måneden| 0 kr\./iu);
  expect(text).toContain('Ukendt, fordi varebiler har deres egne satser');
  expect(text).toContain('Ukendt, fordi bilens forbrug ikke er oplyst');
});

test('a hybrid with a plug says why its energy is unknown, and has its other figures', () => {
  const vehicle = {
    ...{ fuel_type: 'hybrid' as const, consumption_km_l: 50, consumption_wh_km: 180 },
  };
  const text = textOf({ vehicle, taxPerYear: 'hybrid_rates' });
  expect(text).toContain('Strøm og brændstof Ukendt, fordi det afhænger af, hvor meget du kører');
  expect(text).toContain('Din forsikring');
});

test('a field of the costs says what to write where its text is no number, and nothing while it is empty', async () => {
  const vehicle = { ...UNKNOWN, fuel_type: 'benzin' as const, consumption_km_l: 20 };
  const costs = <OwnershipCosts vehicle={vehicle} taxPerYear={1200} />;
  document.body.innerHTML = renderToString(costs);
  const [kilometres, energy, insurance] = document.querySelectorAll('input');
  if (!kilometres || !energy || !insurance) throw new Error('The costs have no fields.');
  [kilometres.value, energy.value] = ['meget', '-1'];
  await act(async () => hydrateRoot(document.body, costs));
  const invalid = [kilometres, energy, insurance].map((field) =>
    field.getAttribute('aria-invalid'),
  );
  expect(invalid).toEqual(['true', 'true', null]);
  expect(document.body.textContent.match(/Skriv et tal, fx 500/gu)).toHaveLength(2);
  expect(kilometres.value).toBe('meget');
});
