import { setTimeout as pause } from 'node:timers/promises';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { changePrice } from './publish.ts';
import { quantile, seconds, time } from './support/numbers.ts';
import { timeOfRestart } from './support/restart.ts';

const IMAGES = ['vehicle_images', 'damage_images', 'accessory_images'];
const PAUSE_MS = 5_000;

/**
 * Measures the first minutes of `npm start` with an empty data folder: until the site answers, until
 * every image of the demo stock is on it, and how long a saved price takes to its page meanwhile. Then
 * a start with that data folder: until the first page, a search by a function, and all.
 */
export async function benchStart(): Promise<void> {
  const began = performance.now();
  const app = await startTestApp({ stock: 'whole' });
  const ready = performance.now() - began;
  try {
    const edits: number[] = [];
    let done = false;
    const images = allImages(app).then(() => {
      done = true;
      return performance.now() - began;
    });
    for (let price = 101_000; !done; price += 1000) {
      edits.push(await time(() => changePrice(app, price)));
      await Promise.race([images, pause(PAUSE_MS)]);
    }
    console.table({
      'demo stock': {
        'site answers': seconds(ready),
        'all images on it': seconds(await images),
        'edits meanwhile': edits.length,
        'edit to published': seconds(quantile(edits, 0.5)),
        slowest: seconds(Math.max(...edits)),
      },
    });
    const restart = await timeOfRestart(app);
    console.table({
      'a start with this data': {
        'first page': seconds(restart.page),
        'search by a function': seconds(restart.search),
        'all ready': seconds(restart.ready),
      },
    });
  } finally {
    await app.stop();
  }
}

/** Resolves when every image has its variants and is published. */
async function allImages(app: TestApp): Promise<void> {
  await app.seeded;
  const sdk = openLocalSdk(app.emulatorUrl);
  try {
    for (const name of IMAGES) {
      const pending = sdk.firestore.collection(name).where('image_state', '==', 'pending').count();
      while ((await pending.get()).data().count > 0) await pause(PAUSE_MS / 10);
    }
  } finally {
    await sdk.close();
  }
  await app.published();
}
