import { onRequest } from 'firebase-functions/https';
import { paths } from '#paths';
import { bucket, database } from '../shared/admin-sdk.ts';
import { config, REGION } from '../shared/config.ts';
import { serve } from '../shared/http.ts';
import { createReleasePageCache } from '../shared/release-page-cache.ts';
import { publicVehicleData as handlePublicData } from './public-vehicle-data.ts';
import { createPublishedVehicles } from './published-vehicles.ts';
import { type FileDeps, serveDocument, serveImage } from './serve-file.ts';
import { createStockLists, type StockLists } from './stock-lists.ts';
import { createTrashedFiles } from './trashed-files.ts';
import { vehiclePage as handleVehiclePage, TEMPLATE_PATH } from './vehicle-page.ts';

const now = () => new Date();
const template = createReleasePageCache(TEMPLATE_PATH, config.publicUrl);
const soldTemplate = createReleasePageCache(paths.soldVehicle, config.publicUrl);
let publishedVehicles: FileDeps['isVehiclePublished'] | undefined;
let trashedFiles: FileDeps['isTrashed'] | undefined;
let stockLists: StockLists | undefined;
const options = { region: REGION, invoker: 'public' } as const;

async function fileDeps(): Promise<FileDeps> {
  publishedVehicles ??= createPublishedVehicles(database(), now);
  trashedFiles ??= createTrashedFiles(database(), now);
  return {
    bucket: await bucket(),
    isVehiclePublished: publishedVehicles,
    isTrashed: trashedFiles,
  };
}

/** A hundred answers about 200 vehicles at once take some 200 MB, so an instance gets few at once. */
export const publicVehicleData = onRequest(
  { ...options, memory: '512MiB', concurrency: 20, maxInstances: 5 },
  serve('publicVehicleData', (request) => {
    stockLists ??= createStockLists(database(), now);
    return handlePublicData(request, { db: database(), lists: stockLists, now });
  }),
);

export const vehiclePage = onRequest(
  options,
  serve('vehiclePage', (request) =>
    handleVehiclePage(request, { db: database(), now, template, soldTemplate }),
  ),
);

export const images = onRequest(
  options,
  serve('images', async (request) => serveImage(request, await fileDeps())),
);

export const documents = onRequest(
  options,
  serve('documents', async (request) => serveDocument(request, await fileDeps())),
);
