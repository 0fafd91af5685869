import { paths } from '#paths';
import { bucket, database } from '../shared/admin-sdk.ts';
import type { Route } from '../shared/request/routes.ts';
import { loadPageRenderer } from '../shared/site-pages.ts';
import { publicVehicleData } from './public-vehicle-data.ts';
import { createPublishedVehicles } from './published-vehicles.ts';
import { type FileDeps, serveDocument, serveImage } from './serve-file.ts';
import { createStockLists, type StockLists } from './stock-lists.ts';
import { createTrashedFiles } from './trashed-files.ts';
import { vehiclePage } from './vehicle-page.ts';

const now = () => new Date();
let publishedVehicles: FileDeps['isVehiclePublished'] | undefined;
let trashedFiles: FileDeps['isTrashed'] | undefined;
let stockLists: StockLists | undefined;

async function fileDeps(): Promise<FileDeps> {
  publishedVehicles ??= createPublishedVehicles(database(), now);
  trashedFiles ??= createTrashedFiles(database(), now);
  return {
    bucket: await bucket(),
    isVehiclePublished: publishedVehicles,
    isTrashed: trashedFiles,
  };
}

const answerVehiclePage: Route['handler'] = (request) =>
  vehiclePage(request, { db: database(), now, site: loadPageRenderer });

/** The stock as data, images and documents, and the pages of vehicles that no release has. */
export const publicDataRoutes: readonly Route[] = [
  {
    path: paths.publicVehicleData,
    handler: (request) => {
      stockLists ??= createStockLists(database(), now);
      return publicVehicleData(request, { db: database(), lists: stockLists, now });
    },
  },
  { path: '/pictures/**', handler: async (request) => serveImage(request, await fileDeps()) },
  { path: '/documents/**', handler: async (request) => serveDocument(request, await fileDeps()) },
  { path: '/car/*', handler: answerVehiclePage },
  { path: '/electric-car/*', handler: answerVehiclePage },
];
