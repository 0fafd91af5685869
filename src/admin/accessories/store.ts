import { atom } from 'nanostores';
import { accessoryToastCopy } from '#copy/admin/accessory.ts';
import type { Accessory } from '#domain/accessory.ts';
import type { RejectedDocument } from '#domain/publishing.ts';
import { newestPage, type Page } from '#firebase/listing.ts';
import { notifyError } from '../notify.ts';

export interface AccessoryList {
  /** Newest first. */
  accessories: readonly Accessory[];
  rejected: readonly RejectedDocument[];
  loadedAt: Date | null;
  busy: boolean;
  failed: boolean;
}

const PAGE = 300;

export const $accessories = atom<AccessoryList>({
  accessories: [],
  rejected: [],
  loadedAt: null,
  busy: false,
  failed: false,
});

let run = 0;

/** Loads all accessories; the list on screen stays until the new one is whole. */
export async function loadAccessories(): Promise<void> {
  const mine = ++run;
  $accessories.set({ ...$accessories.get(), busy: true });
  try {
    const accessories: Accessory[] = [];
    const rejected: RejectedDocument[] = [];
    for (let next: Page<Accessory>['next'] | undefined; next !== null; ) {
      const page: Page<Accessory> = await newestPage('accessories', PAGE, next);
      accessories.push(...page.items);
      rejected.push(...page.rejected);
      next = page.next;
    }
    if (mine !== run) return;
    $accessories.set({ accessories, rejected, loadedAt: new Date(), busy: false, failed: false });
  } catch (cause) {
    if (mine !== run) return;
    $accessories.set({ ...$accessories.get(), busy: false, failed: true });
    notifyError(accessoryToastCopy.fetchFailed, cause);
  }
}

export function dropAccessory(id: string): void {
  const list = $accessories.get();
  $accessories.set({ ...list, accessories: list.accessories.filter((other) => other.id !== id) });
}
