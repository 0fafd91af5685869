import type { InquiryFieldName } from '#domain/inquiry/forms.ts';

/**
 * The values that were typed into a dialog, and the idempotency key of a submission that may have
 * arrived.
 */
export interface Draft {
  values: Record<string, string>;
  key: string | null;
}

/** In the memory of the page only: never stored. */
const drafts = new Map<string, Draft>();
let contact: Record<string, string> = {};

/** The fields of the visitor's name and address, each with the detail that all dialogs share. */
const CONTACT_FIELDS: readonly [field: InquiryFieldName, detail: string][] = [
  ['name', 'name'],
  ['fullName', 'name'],
  ['email', 'email'],
  ['phone', 'phone'],
];

/**
 * Stores the draft of a dialog for the next time, and the visitor's name and address for all
 * dialogs.
 */
export function saveDraft(name: string, draft: Draft): void {
  drafts.set(name, draft);
  for (const [field, detail] of CONTACT_FIELDS) {
    const value = draft.values[field];
    if (value !== undefined) contact[detail] = value;
  }
}

/**
 * The initial values of a dialog with those fields: its own draft, with the name and address that
 * were typed last.
 */
export function findDraft(name: string, fields: readonly InquiryFieldName[]): Draft | undefined {
  const draft = drafts.get(name);
  if (!draft && Object.keys(contact).length === 0) return undefined;
  const details = CONTACT_FIELDS.flatMap(([field, detail]) => {
    const value = contact[detail];
    return value === undefined || !fields.includes(field) ? [] : [[field, value]];
  });
  return {
    values: { ...draft?.values, ...Object.fromEntries(details) },
    key: draft?.key ?? null,
  };
}

/** Forgets the draft of a dialog that was sent, and the visitor's name and address. */
export function removeDraft(name: string): void {
  drafts.delete(name);
  contact = {};
}
