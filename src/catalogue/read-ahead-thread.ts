import { parentPort } from 'node:worker_threads';
import { loadCatalogue } from './load.ts';

parentPort?.postMessage(await loadCatalogue());
