/**
 * The code on a sign opens its car: for visitors here, for staff who are signed in in the admin.
 * Imports nothing, so that the script stands in the page; `ways` has the addresses that it needs.
 */
export function openSignInAdmin({
  dataset: { sign, account = '', admin = '' },
}: HTMLElement): void {
  if (location.hash !== sign) return;
  try {
    if (localStorage.getItem(account) !== null) location.replace(admin);
  } catch {
    // Storage is forbidden, so nobody is signed in.
  }
}
