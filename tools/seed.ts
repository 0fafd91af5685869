import { parseArgs } from 'node:util';
import { seedVehicles } from './demo/invented/seed.ts';
import { runCommand, UsageError } from './shared/failure.ts';
import { withTarget } from './shared/target.ts';

const USAGE = `Usage:
  npm run seed -- --vehicles N [--seed S]    adds N invented vehicles to the emulator`;
const MOST = 100_000;

/** Works on the data folder at rest or on the emulator that npm start runs. */
await runCommand(async () => {
  const { vehicles, seed } = readArguments();
  await withTarget(null, async ({ sdk, stockChanged }) => {
    const began = performance.now();
    const counts = await seedVehicles(sdk.firestore, vehicles, seed);
    await stockChanged();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`Added ${counts.vehicles} vehicles and ${counts.images} images in ${seconds} s.`);
  });
});

function readArguments(): { vehicles: number; seed: number } {
  try {
    const { values } = parseArgs({
      options: { vehicles: { type: 'string' }, seed: { type: 'string', default: '1' } },
    });
    const vehicles = Number(values.vehicles);
    const seed = Number(values.seed);
    const valid = Number.isInteger(vehicles) && vehicles > 0 && vehicles <= MOST;
    if (valid && Number.isInteger(seed)) return { vehicles, seed };
  } catch {
    // An option nobody knows: the usage says which there are.
  }
  throw new UsageError(USAGE);
}
