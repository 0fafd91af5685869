/** The link of a mail that Firebase Auth sent, whose page is the admin. */
export interface MailedLink {
  /** Whether it leads to a new password; other links need a press of a button. */
  isReset: boolean;
  code: string;
}

/** Reads the link from the query of an address, `?mode=resetPassword&oobCode=…`; null for any other. */
export function readMailedLink(query = window.location.search): MailedLink | null {
  const parameters = new URLSearchParams(query);
  const mode = parameters.get('mode');
  const code = parameters.get('oobCode');
  return mode && code ? { isReset: mode === 'resetPassword', code } : null;
}

/** Removes the link from the address, so that its code is in no history and no reload repeats it. */
export function forgetMailedLink(): void {
  window.history.replaceState(null, '', window.location.pathname);
}
