import { accessoryToastCopy } from '#copy/admin/accessory.ts';
import type { Accessory } from '#domain/accessory.ts';
import type { RejectedDocument } from '#domain/publishing.ts';
import { documentsWhere, newestPage, type Page } from '#firebase/documents/listing.ts';
import { createLoader, type LoadOptions } from '../data/create-loader.ts';
import { type ManagedImage, managedImage } from '../images/data/managed-image.ts';

export interface AccessoryList {
  /** Newest first. */
  accessories: readonly Accessory[];
  rejected: readonly RejectedDocument[];
  /** Those of `rejected` that the form can mend, with the refused fields emptied. */
  repaired: readonly Accessory[];
  /** The primary image of each accessory that has one, by its id. */
  covers: ReadonlyMap<string, ManagedImage>;
}

const PAGE = 300;

const loader = createLoader<AccessoryList>(
  { accessories: [], rejected: [], repaired: [], covers: new Map() },
  accessoryToastCopy.fetchFailed,
);

export const $accessories = loader.$state;

export async function loadAccessories(options?: LoadOptions): Promise<void> {
  await loader.load(async () => {
    const accessories: Accessory[] = [];
    const rejected: RejectedDocument[] = [];
    const repaired: Accessory[] = [];
    for (let next: Page<Accessory>['next'] | undefined; next !== null; ) {
      const page: Page<Accessory> = await newestPage('accessories', PAGE, next);
      accessories.push(...page.items.filter(({ trashed_at }) => trashed_at === null));
      rejected.push(...page.rejected);
      repaired.push(...page.repaired);
      next = page.next;
    }
    const primary = await documentsWhere('accessory_images', 'is_primary', true);
    const covers = new Map(
      primary.map((image) => [image.document.accessory_id, managedImage(image)]),
    );
    return { accessories, rejected, repaired, covers };
  }, options);
}

export function dropAccessory(id: string): void {
  const { accessories, repaired } = $accessories.get();
  loader.patch({
    accessories: accessories.filter((other) => other.id !== id),
    repaired: repaired.filter((other) => other.id !== id),
  });
}
