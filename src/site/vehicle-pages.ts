import type { Catalogue } from '#catalogue/types.ts';
import { dealerLoan } from '#features/vehicle/loan/dealer-loan.ts';
import { papers } from '#features/vehicle/page/papers.ts';
import { similarIn } from '#features/vehicle/similar-vehicles.ts';
import { electricVehiclePath, vehicleDataPath, vehiclePath } from '#paths';
import { pageOf } from './page-data.ts';
import type { SitePage } from './site-page.ts';

/**
 * Variant A of the car page for every vehicle of the inventory, and variant B for electric ones, whose
 * canonical address is that of variant A; and each vehicle as data.
 */
export function* vehiclePages({ inventory, builtAt }: Catalogue): Generator<SitePage> {
  const similarTo = similarIn(inventory);
  const loan = dealerLoan(builtAt);
  for (const item of inventory) {
    const { id, fuel_type: fuel } = item.vehicle;
    const data = {
      ...{ item, loan, similar: similarTo(item.vehicle) },
      papers: papers(item.vehicle, builtAt),
    };
    const listing = { lastModified: item.updatedAt, images: item.images };
    yield pageOf('/car/[id]', vehiclePath(id), data, listing);
    yield pageOf('/search/vehicle-[id]', vehicleDataPath(id), { item });
    if (fuel === 'electric') yield pageOf('/electric-car/[id]', electricVehiclePath(id), data);
  }
}
