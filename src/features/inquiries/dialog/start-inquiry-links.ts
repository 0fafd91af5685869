import type { DialogInquiryType, GeneralForm } from '#domain/inquiry/forms.ts';
import type { VehicleInfo } from '#domain/inquiry/submission.ts';

/** A finger is a pointer, too. */
const INTENT_EVENTS = ['pointerover', 'focusin'] as const;

/**
 * Lets the inquiry links of the page open a dialog, those that islands add later as well. Its code is
 * loaded on the first sign of intent; if that fails, the browser follows the link. An address whose
 * fragment names such a link opens its dialog.
 */
export function startInquiryLinks(): void {
  const prepare = ({ target }: Event) => {
    if (linkOf(target)) load().catch(() => {});
  };
  for (const event of INTENT_EVENTS) document.addEventListener(event, prepare, { passive: true });
  document.addEventListener('click', (event) => {
    const link = linkOf(event.target);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(link);
  });
  const asked = linkOf(document.getElementById(location.hash.slice(1)));
  if (!asked) return;
  // A reload does not ask again.
  history.replaceState(history.state, '', location.pathname + location.search);
  // A dialog gives the focus back to where it was.
  asked.focus();
  void open(asked);
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-inquiry]') : null;
}

function load() {
  return import('./open-inquiry.tsx');
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const { inquiry, vehicle, message = '' } = link.dataset;
  // On a slow connection this shows that the press was received.
  link.ariaBusy = 'true';
  try {
    const { openContact, openGeneralInquiry, openInquiry } = await load();
    if (vehicle) openInquiry(JSON.parse(vehicle) as VehicleInfo, inquiry as DialogInquiryType);
    else if (inquiry === 'contact') openContact(link.textContent, message);
    else openGeneralInquiry(inquiry as GeneralForm);
  } catch {
    location.assign(link.href);
  } finally {
    link.ariaBusy = null;
  }
}
