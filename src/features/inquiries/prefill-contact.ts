import { contactAboutCopy } from '#copy/inquiries/contact-about.ts';
import { CONTACT_PARAMETERS, type ContactReason } from '#domain/inquiry/contact-reasons.ts';

/** Longer than any name in the shop: the address may come from anywhere. */
const MAX_LENGTH = 160;

/**
 * Begins the message of the page's contact form with the subject in the address, if there is one,
 * and removes it from the address. The form hydrates with the text that it finds.
 */
export function prefillContact(): void {
  const address = new URL(location.href);
  const message = document.querySelector<HTMLTextAreaElement>('form textarea[name="message"]');
  for (const [reason, parameter] of Object.entries(CONTACT_PARAMETERS)) {
    const about = address.searchParams.get(parameter)?.trim().slice(0, MAX_LENGTH);
    if (!about) continue;
    if (message?.value === '') message.value = contactAboutCopy[reason as ContactReason](about);
    address.searchParams.delete(parameter);
  }
  history.replaceState(history.state, '', address);
}
