import { parentPort, workerData } from 'node:worker_threads';
import { renderShare, type Share } from './render-share.ts';

/** Renders a share of the pages beside the main thread. */
parentPort?.postMessage(await renderShare(workerData as Share));
