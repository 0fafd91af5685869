// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { PublishingSchema, type RejectedDocument } from '#domain/publishing.ts';
import { $publishing } from '../publishing/store.ts';
import VehicleMedia from './VehicleMedia.tsx';

afterEach(cleanup);
// Nothing is configured here, so that no list can be loaded.
vi.spyOn(console, 'error').mockImplementation(() => {});

const REFUSED: RejectedDocument = {
  ...{ path: 'battery_test_results/a', field: 'test_date', problem: 'wrong_type' },
  ...{ name: '', owner: 'vehicles/golf' },
};

function show(rejected: readonly RejectedDocument[]): string[] {
  $publishing.set({ state: 'known', publishing: v.parse(PublishingSchema, { rejected }) });
  render(<VehicleMedia vehicleId="golf" electric={false} />);
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
}

test('a petrol car has the section of battery tests while one of its tests cannot be read', () => {
  expect(show([REFUSED])).toContain('Battery Test Documents');
});

test('a petrol car has no section of battery tests because of a test of another car', () => {
  expect(show([{ ...REFUSED, owner: 'vehicles/polo' }])).toEqual([
    'Vehicle Images',
    'Damage Images',
  ]);
});
