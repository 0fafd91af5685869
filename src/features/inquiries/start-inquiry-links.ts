import type { VehicleInquiryType } from '#domain/inquiry/forms.ts';
import type { VehicleInfo } from '#domain/inquiry/submission.ts';

const INTENT_EVENTS = ['pointerenter', 'focus', 'touchstart'] as const;

/**
 * Lets the page's inquiry buttons open a dialog. Its code is loaded on the first sign of intent; if
 * that fails, the browser follows the link.
 */
export function startInquiryLinks(): void {
  const prepare = () => void load().catch(() => {});
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-inquiry]')) {
    for (const event of INTENT_EVENTS) {
      link.addEventListener(event, prepare, { once: true, passive: true });
    }
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void open(link);
    });
  }
}

function load() {
  return import('./open-inquiry.tsx');
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const { inquiry, vehicle = '' } = link.dataset;
  // On a slow connection this shows that the press was received.
  link.ariaBusy = 'true';
  try {
    const { openInquiry } = await load();
    openInquiry(JSON.parse(vehicle) as VehicleInfo, inquiry as VehicleInquiryType);
  } catch {
    location.assign(link.href);
  } finally {
    link.ariaBusy = null;
  }
}
