import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { staffBookingCopy as copy } from '#copy/admin/inquiries/booking.ts';
import { bookingTimeText } from '#copy/inquiries/booking.ts';
import { vehicleLine } from '#copy/inquiries/inquiry-mail.ts';
import { telHref } from '#dealer';
import { type BookingView, isOver } from '#domain/booking/booking.ts';
import type { BookingAction } from '#domain/booking/staff-api.ts';
import { vehiclePath } from '#paths';
import { ask } from '../feedback/ask.ts';
import { goTo } from '../navigation/route.ts';
import { CheckField } from '../ui/TextField.tsx';
import { $stock } from '../vehicles/store.ts';

export function BookingDialog({
  booking,
  onClose,
  onMove,
  onChange,
}: {
  booking: BookingView;
  onClose: () => void;
  onMove: () => void;
  onChange: (action: BookingAction, success?: string) => Promise<boolean>;
}) {
  const { id, name, phone, vehicle, licence_seen_at, state } = booking;
  const [busy, setBusy] = useState(false);
  const when = bookingTimeText(booking);
  const [seen, setSeen] = useState(licence_seen_at !== null);
  const tick = async (checked: boolean) => {
    setBusy(true);
    setSeen(checked);
    if (!(await onChange({ action: 'licence', id, seen: checked }))) setSeen(!checked);
    setBusy(false);
  };
  async function cancel() {
    const { title, body, confirm } = copy.askCancel;
    onClose();
    if (await ask({ title, body: body(name, when), confirm, danger: true })) {
      await onChange({ action: 'cancel', id }, copy.cancelled);
    }
  }
  return (
    <Dialog title={name} onClose={onClose}>
      <div className="stack">
        <p>
          <strong className="bookings__day">{when}</strong>{' '}
          {state === 'requested' && <span className="badge">{copy.requested}</span>}
          <SoldBadge vehicle={vehicle} />
        </p>
        {phone && (
          <p>
            <a href={telHref(phone)}>{phone}</a>
          </p>
        )}
        {vehicle && (
          <p>
            <a href={vehiclePath(vehicle.id)} target="_blank" rel="noreferrer">
              {vehicleLine(vehicle)}
            </a>
          </p>
        )}
        <CheckField
          label={copy.licenceSeen}
          checked={seen}
          disabled={busy}
          onChange={({ target }) => void tick(target.checked)}
        />
        <div className="actions">
          {!isOver(booking, new Date()) && (
            <>
              <Button onClick={onMove}>{copy.move}</Button>
              <Button quiet onClick={() => void cancel()}>
                {copy.cancel}
              </Button>
            </>
          )}
          <Button quiet onClick={() => void goTo('inquiries', id, { query: 'show=all' })}>
            {copy.thread}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

export function SoldBadge({ vehicle }: Pick<BookingView, 'vehicle'>) {
  const { vehicles } = useStore($stock);
  const isSold = vehicles.some(({ id, status }) => id === vehicle?.id && status === 'sold');
  return isSold && <span className="badge badge--offer">{copy.sold}</span>;
}
