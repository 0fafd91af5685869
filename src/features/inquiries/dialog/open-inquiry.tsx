import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { bookingTimeText, bookingCopy as copy } from '#copy/inquiries/booking.ts';
import { inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import type { FreeDay } from '#domain/booking/free-times.ts';
import type { DialogInquiryType, GeneralForm } from '#domain/inquiry/forms.ts';
import type { VehicleInfo } from '#domain/inquiry/submission.ts';
import { paths } from '#paths';
import { chosenPrice } from '../chosen-price.ts';
import { InquiryForm } from '../InquiryForm.tsx';
import { galleryImage, InquiryVehicle } from '../InquiryVehicle.tsx';
import type { BookedAnswer } from '../send-inquiry.ts';

/** Opens the inquiry dialog of a vehicle, with the way to pay that the visitor chose on its page. */
export function openInquiry(vehicle: VehicleInfo, type: DialogInquiryType): void {
  const { title, intro, prefilled } = inquiryCopy[type];
  const image = galleryImage();
  const name = `${vehicle.make} ${vehicle.model}`;
  const message = prefilled(name);
  const chosen = chosenPrice(document);
  const Form = type === 'viewing' ? ViewingForm : InquiryForm;
  openDialog(title, (close) => (
    <>
      {intro && <p className="dialog__intro">{intro}</p>}
      <InquiryVehicle name={name} vehicle={vehicle} image={image} />
      <Form
        form={type}
        vehicle={vehicle}
        prefilled={chosen ? `${message}\n\n${chosen}` : message}
        onSent={close}
        onBooked={showBooking}
      />
    </>
  ));
}

function showBooking(booking: BookedAnswer): void {
  openDialog(copy.title[booking.state], () => <BookedTime booking={booking} />);
}

/** Opens a general form; the one for a loan names that which the visitor calculated on the page. */
export function openGeneralInquiry(form: GeneralForm): void {
  const { title, intro } = inquiryCopy[form];
  const loan = form === 'finance_request' ? chosenPrice(document) : null;
  openDialog(title, (close) => (
    <>
      <p className="dialog__intro">{intro}</p>
      <InquiryForm form={form} prefilled={loan ?? undefined} onSent={close} />
    </>
  ));
}

/** Opens the contact form with a message that names what it is about, e.g. the cars of a comparison. */
export function openContact(title: string, message: string): void {
  openDialog(title, (close) => <InquiryForm prefilled={message} onSent={close} />);
}

/** Opens a dialog that removes itself when it is closed or its form was sent. */
function openDialog(title: string, content: (close: () => void) => ReactNode): void {
  if (document.querySelector('dialog:modal')) return;
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
  };
  // At once: a toast goes into the dialog that is open.
  flushSync(() =>
    root.render(
      <Dialog title={title} onClose={close} closesOnBack>
        {content(close)}
      </Dialog>,
    ),
  );
}

/** The booked time, in the dialog after the form. */
function BookedTime({ booking }: { booking: BookedAnswer }) {
  const { address, state, place } = booking;
  return (
    <div className="stack booked">
      <p className="booked__time">{bookingTimeText(booking)}</p>
      <p>{place}</p>
      {state === 'requested' ? (
        <p>{copy.requested}</p>
      ) : (
        <>
          <p className="quiet">{copy.bring}</p>
          <p className="booked__links">
            <a className="button" href={`${address}/fremvisning.ics`}>
              {copy.calendar}
            </a>
            <a href={address}>{copy.change}</a>
          </p>
        </>
      )}
    </div>
  );
}

const TIMEOUT_MS = 8000;

/** The form of a viewing with the times that are free now; without them where they cannot be fetched. */
function ViewingForm(props: ComponentProps<typeof InquiryForm>) {
  const [times, setTimes] = useState<readonly FreeDay[] | null>(null);
  const id = props.vehicle?.id ?? '';
  useEffect(() => {
    let isShown = true;
    void fetchTimes(id).then((fetched) => isShown && setTimes(fetched));
    return () => {
      isShown = false;
    };
  }, [id]);
  return <InquiryForm {...props} times={times} />;
}

async function fetchTimes(vehicle: string): Promise<FreeDay[]> {
  try {
    const address = `${paths.bookingTimes}?${new URLSearchParams({ vehicle })}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { times } = (await response.json()) as { times?: FreeDay[] };
    return times ?? [];
  } catch {
    return [];
  }
}
