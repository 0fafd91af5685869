import { createRoot } from 'react-dom/client';
import { Dialog } from '#components/ui/Dialog.tsx';
import { inquiryFormCopy } from '#copy/inquiries.ts';
import type { VehicleInfo, VehicleInquiryType } from '#domain/inquiry/submission.ts';
import { VehicleInquiryForm } from './VehicleInquiryForm.tsx';

/** Opens a car's request form; it leaves the page when it is closed or sent. */
export function openInquiryDialog(vehicle: VehicleInfo, type: VehicleInquiryType): void {
  if (document.querySelector('dialog:modal')) return;
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
  };
  root.render(
    <Dialog title={inquiryFormCopy.vehicle[type].title} onClose={close}>
      <VehicleInquiryForm vehicle={vehicle} type={type} onSent={close} />
    </Dialog>,
  );
}
