import { repairCovers } from '#functions/src/images/follow-cover.ts';
import type { Migration } from './migration.ts';

/** The table of the admin shows the cover, which vehicles got with each change of an image only. */
export const covers: Migration = {
  format: 1,
  title: 'names in each vehicle the image that stands for it',
  database: 'firestore',
  isReadableBefore: true,
  run: ({ firestore }) => repairCovers(firestore),
};
