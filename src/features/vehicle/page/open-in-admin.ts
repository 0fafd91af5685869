import { STAFF_ACCOUNT_KEY } from '#domain/staff/staff-device.ts';
import { paths, SIGN_FRAGMENT } from '#paths';

/** The code on a sign opens its car: for visitors here, for staff who are signed in in the admin. */
export function openSignInAdmin(): void {
  const { hash, pathname } = window.location;
  if (hash !== `#${SIGN_FRAGMENT}` || !isStaffDevice()) return;
  const id = pathname.slice(pathname.lastIndexOf('/') + 1);
  window.location.replace(`${paths.admin}#vehicle/${id}`);
}

function isStaffDevice(): boolean {
  try {
    return localStorage.getItem(STAFF_ACCOUNT_KEY) !== null;
  } catch {
    return false;
  }
}
