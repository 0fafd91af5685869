import { onRequest } from 'firebase-functions/https';
import { bucket, database } from '../shared/admin-sdk.ts';
import { config, REGION } from '../shared/config.ts';
import { serve } from '../shared/http.ts';
import { releasePage } from '../shared/release-page.ts';
import { documents as handleDocuments, images as handleImages } from './files.ts';
import { publicVehicleData as handlePublicData } from './public-vehicle-data.ts';
import { vehiclePage as handleVehiclePage, TEMPLATE_PATH } from './vehicle-page.ts';

const now = () => new Date();
const template = releasePage(TEMPLATE_PATH, config.publicUrl);
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
  serve('images', async (request) => handleImages(request, await bucket())),
);

export const documents = onRequest(
  options,
  serve('documents', async (request) => handleDocuments(request, await bucket())),
);
