import { paths } from '#paths';
import { staffMember } from '../shared/admin-sdk.ts';
import type { Route } from '../shared/request/routes.ts';
import { fetchImage } from './fetch-image.ts';
import { importImage } from './import-image.ts';
import { isPublicAddress } from './public-address.ts';

/** For staff, whose files name images by their addresses. */
export const importRoutes: readonly Route[] = [
  {
    path: paths.importImage,
    handler: (request) =>
      importImage(request, {
        staffMember,
        fetchImage: (address) => fetchImage(address, { isPublic: isPublicAddress }),
      }),
  },
];
