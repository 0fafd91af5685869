import { createStore, delMany, keys, set, type UseStore, values } from 'idb-keyval';
import { accountId } from '#firebase/session/auth.ts';
import { noteQueue, type QueueName } from './has-queue.ts';
import { oneAtATime, otherPages, ownPage } from './own-page.ts';

/** An item that waits on this device until its document is saved. */
export interface Waiting {
  /** The id of its document, chosen beforehand so that no second attempt makes a second document. */
  documentId: string;
  /** Whose it is: another account on the same device neither sends nor sees it. */
  uid: string;
  /** The page that sends it, for as long as that page is open. */
  page: string;
  /** Its position among all stored items of this device. */
  key: number;
}

/** A part of the queue in IndexedDB; `table` is its object store. */
export function createDeviceStore<T extends Waiting>(database: QueueName, table: string) {
  let store: UseStore | undefined;
  function queue(): UseStore {
    store ??= createStore(database, table);
    return store;
  }

  /**
   * Stores an item in place of its earlier state. Returns false where the device is full or forbids
   * it.
   */
  async function put(waiting: T): Promise<boolean> {
    try {
      await set(waiting.documentId, waiting, queue());
      noteQueue(database, true);
      return true;
    } catch {
      return false;
    }
  }

  /** The stored items of an account, in order. */
  async function all(uid: string): Promise<T[]> {
    try {
      const stored = await values<T>(queue());
      return stored.filter((waiting) => waiting.uid === uid).toSorted((a, b) => a.key - b.key);
    } catch {
      // Storage is forbidden, so nothing was stored.
      return [];
    }
  }

  return {
    put,
    all,
    /** Removes saved or dismissed items. */
    async forget(waiting: readonly Pick<Waiting, 'documentId'>[]): Promise<void> {
      try {
        const ids = waiting.map(({ documentId }) => documentId);
        await delMany(ids, queue());
        if ((await keys(queue())).length === 0) noteQueue(database, false);
      } catch {
        // What stays is sent again under its old names, which changes nothing.
      }
    },
    /** Hands the items of closed pages of this account to `adopt`, unless this page knows them. */
    async takeOver(
      isKnown: (documentId: string) => boolean,
      adopt: (waiting: T) => void,
    ): Promise<void> {
      const page = await ownPage();
      const uid = accountId();
      // One page at a time, so that nothing gets two pages that send it.
      await oneAtATime(async () => {
        const isOpen = await otherPages();
        for (const stored of await all(uid)) {
          if (isKnown(stored.documentId) || isOpen(stored.page)) continue;
          const own = { ...stored, page };
          if (await put(own)) adopt(own);
        }
      });
    },
  };
}
