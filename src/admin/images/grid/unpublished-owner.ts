import { createContext } from 'react';

/**
 * Whether the images belong to an unpublished vehicle: then their variants have no public address,
 * and the originals are shown.
 */
export const UnpublishedOwner = createContext(false);
