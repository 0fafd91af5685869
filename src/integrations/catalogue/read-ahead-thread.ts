import { parentPort } from 'node:worker_threads';
import { loadCatalogue } from '#catalogue/load.ts';

parentPort?.postMessage(await loadCatalogue());
