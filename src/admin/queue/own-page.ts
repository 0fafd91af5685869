/**
 * Each page of the admin holds a lock for as long as it is open. The data that a page has stored on
 * the device belong to it until its lock is free; then another page, or the next one, takes them
 * over. A browser without locks lets two pages send the same, under the same names.
 */
const PREFIX = 'admin-page/';

const OWN_PAGE = crypto.randomUUID();
let held: Promise<void> | undefined;

/** The name of this page, once it holds its lock. */
export async function ownPage(): Promise<string> {
  held ??= new Promise((resolve) => {
    if (!navigator.locks) return resolve();
    void navigator.locks.request(PREFIX + OWN_PAGE, () => {
      resolve();
      // Until the page is gone.
      return new Promise(() => {});
    });
  });
  await held;
  return OWN_PAGE;
}

/** Returns whether a page is another open one. */
export async function otherPages(): Promise<(page: string) => boolean> {
  const { held: locks = [] } = (await navigator.locks?.query()) ?? {};
  const open = new Set(locks.map(({ name }) => name));
  return (page) => page !== OWN_PAGE && open.has(PREFIX + page);
}

/** Runs work that no other page of the admin runs meanwhile. */
export function oneAtATime(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(`${PREFIX}take-over`, work) : work();
}
