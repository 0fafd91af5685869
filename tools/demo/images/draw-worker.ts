import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawImage, type ImageJob } from './draw.ts';

// On Linux the priority is that of this thread: visitors and builds come first. Elsewhere it would
// be that of the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

parentPort?.on('message', async ({ number, job }: { number: number; job: ImageJob }) => {
  try {
    parentPort?.postMessage({ number, bytes: await drawImage(job) });
  } catch (error) {
    parentPort?.postMessage({ number, problem: String(error) });
  }
});
