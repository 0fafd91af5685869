import type { VehicleInfo, VehicleInquiryType } from '#domain/inquiry/submission.ts';

const SIGNS = ['pointerenter', 'focus', 'touchstart'] as const;

/**
 * Lets the page's request buttons open a dialog. Its code is loaded when a person turns to one of
 * them; where it cannot be had, the browser follows the link.
 */
export function startInquiryLinks(): void {
  const prepare = () => void load().catch(() => {});
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-request]')) {
    for (const sign of SIGNS) link.addEventListener(sign, prepare, { once: true, passive: true });
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void open(link);
    });
  }
}

function load() {
  return import('./inquiry-dialog.tsx');
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const { request, vehicle = '' } = link.dataset;
  // On a slow line the press is seen to have been taken.
  link.ariaBusy = 'true';
  try {
    const { openInquiryDialog } = await load();
    openInquiryDialog(JSON.parse(vehicle) as VehicleInfo, request as VehicleInquiryType);
  } catch {
    location.assign(link.href);
  } finally {
    link.ariaBusy = null;
  }
}
