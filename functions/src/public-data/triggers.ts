import { onRequest } from 'firebase-functions/https';
import { bucket, database } from '../shared/admin-sdk.ts';
import { config, REGION } from '../shared/config.ts';
import { serve } from '../shared/http.ts';
import { createReleasePageCache } from '../shared/release-page-cache.ts';
import { publicVehicleData as handlePublicData } from './public-vehicle-data.ts';
import { serveDocument, serveImage } from './serve-file.ts';
import { vehiclePage as handleVehiclePage, TEMPLATE_PATH } from './vehicle-page.ts';

const now = () => new Date();
const template = createReleasePageCache(TEMPLATE_PATH, config.publicUrl);
const options = { region: REGION, invoker: 'public' } as const;

export const publicVehicleData = onRequest(
  options,
  serve('publicVehicleData', (request) => handlePublicData(request, { db: database(), now })),
);

export const vehiclePage = onRequest(
  options,
  serve('vehiclePage', (request) => handleVehiclePage(request, { db: database(), now, template })),
);

export const images = onRequest(
  options,
  serve('images', async (request) => serveImage(request, await bucket())),
);

export const documents = onRequest(
  options,
  serve('documents', async (request) => serveDocument(request, await bucket())),
);
