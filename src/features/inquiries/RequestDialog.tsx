import { useState } from 'react';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { inquiries } from '../../copy/inquiries.ts';
import type { VehicleInfo, VehicleRequestType } from '../../domain/contact.ts';
import { carRequestPath } from '../../paths.ts';
import { VehicleRequestForm } from './VehicleRequestForm.tsx';

interface RequestDialogProps {
  /** The car as `vehicleInfo()` gives it. */
  vehicle: VehicleInfo;
  type: VehicleRequestType;
  /** Look of the button, e.g. `button button--quiet`. */
  className?: string;
  /** Other words than the type's own, e.g. 'Skriv til os'. */
  label?: string;
}

/**
 * A button that opens a car's request form in a dialog; use with `client:intent`. Without
 * JavaScript it is a link to the same form on a page of its own.
 */
export function RequestDialog({
  vehicle,
  type,
  className = 'button',
  label = inquiries.vehicle[type].button,
}: RequestDialogProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <a
        className={className}
        href={carRequestPath(vehicle.id, type)}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label}
      </a>
      {open && (
        <Dialog title={inquiries.vehicle[type].title} onClose={close}>
          <VehicleRequestForm vehicle={vehicle} type={type} onSent={close} />
        </Dialog>
      )}
    </>
  );
}
