import { createRoot } from 'react-dom/client';
import { Dialog } from '#components/ui/Dialog.tsx';
import { inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import type { VehicleInquiryType } from '#domain/inquiry/forms.ts';
import type { VehicleInfo } from '#domain/inquiry/submission.ts';
import { chosenPrice } from './chosen-price.ts';
import { InquiryForm } from './InquiryForm.tsx';
import { galleryImage, InquiryVehicle } from './InquiryVehicle.tsx';

/**
 * Opens the inquiry dialog of a vehicle, with the way to pay that the visitor chose on its page. It
 * removes itself when it is closed or sent.
 */
export function openInquiry(vehicle: VehicleInfo, type: VehicleInquiryType): void {
  if (document.querySelector('dialog:modal')) return;
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
  };
  const { title, intro, prefilled } = inquiryCopy[type];
  const image = galleryImage();
  const name = `${vehicle.make} ${vehicle.model}`;
  const message = prefilled(name);
  const chosen = chosenPrice(document);
  root.render(
    <Dialog title={title} onClose={close} closesOnBack>
      {intro && <p className="dialog__intro">{intro}</p>}
      <InquiryVehicle name={name} vehicle={vehicle} image={image} />
      <InquiryForm
        form={type}
        vehicle={vehicle}
        prefilled={chosen ? `${message}\n\n${chosen}` : message}
        onSent={close}
      />
    </Dialog>,
  );
}
