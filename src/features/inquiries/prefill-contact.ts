import { contactAboutCopy } from '#copy/inquiries/contact-about.ts';
import { ABOUT_PARAMETER } from '#paths';

/** Longer than any name in the shop: the address may come from anywhere. */
const MAX_LENGTH = 160;

/**
 * Begins the message of the page's contact form with what the visitor comes from, if the address
 * names it, and takes it out of the address. The form hydrates with the text that it finds.
 */
export function prefillContact(): void {
  const address = new URL(location.href);
  const about = address.searchParams.get(ABOUT_PARAMETER)?.trim().slice(0, MAX_LENGTH);
  if (!about) return;
  const message = document.querySelector<HTMLTextAreaElement>('form textarea[name="message"]');
  if (message?.value === '') message.value = contactAboutCopy(about);
  address.searchParams.delete(ABOUT_PARAMETER);
  history.replaceState(history.state, '', address);
}
