/** The key under which a device stores who is signed in to its admin. */
export const STAFF_ACCOUNT_KEY = 'admin:account';
