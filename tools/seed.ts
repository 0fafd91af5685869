import { withTarget } from './app/target.ts';
import { seedVehicles } from './demo/random-stock/seed-vehicles.ts';
import { runCommand } from './shared/failure.ts';
import { readArguments } from './shared/read-arguments.ts';

const USAGE = `Usage:
  npm run seed -- --vehicles N [--seed S]    adds N invented vehicles to the emulator;
                                             those of another S take their places`;
const MAX_VEHICLES = 100_000;

/** Seeds invented vehicles, whether the app is running or not. */
await runCommand(async () => {
  const { vehicles, seed } = readCounts();
  await withTarget(null, async ({ sdk, requestFullBuild }) => {
    const began = performance.now();
    const counts = await seedVehicles(sdk.firestore, vehicles, seed);
    await requestFullBuild();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`Added ${counts.vehicles} vehicles and ${counts.images} images in ${seconds} s.`);
  });
});

function readCounts() {
  const options = {
    vehicles: { type: 'string' },
    seed: { type: 'string', default: '1' },
  } as const;
  return readArguments(USAGE, { options }, ({ values }) => {
    const vehicles = Number(values.vehicles);
    const seed = Number(values.seed);
    const isCount = Number.isInteger(vehicles) && vehicles > 0 && vehicles <= MAX_VEHICLES;
    return isCount && Number.isInteger(seed) ? { vehicles, seed } : undefined;
  });
}
