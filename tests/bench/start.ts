import { startTestApp } from '../support/app/test-app.ts';
import { seconds } from './support/numbers.ts';
import { timeOfRestart } from './support/restart.ts';

/**
 * Measures `npm start` with an empty data folder: until the site answers with the whole demo stock and
 * every image, and until nothing is left to publish. Then a start with that data folder: until the first
 * page, a search by a function, and all.
 */
export async function benchStart(): Promise<void> {
  const began = performance.now();
  const app = await startTestApp({ stock: 'whole' });
  const ready = performance.now() - began;
  try {
    await app.published();
    console.table({
      'demo stock': {
        'site answers': seconds(ready),
        'nothing left to publish': seconds(performance.now() - began),
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
