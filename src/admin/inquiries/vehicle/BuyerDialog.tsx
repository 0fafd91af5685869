import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { notifyError, notifySuccess } from '#admin/feedback/notify.ts';
import { mayLeave } from '#admin/navigation/unsaved-changes.ts';
import { Button } from '#admin/ui/Button.tsx';
import { CloseButton } from '#admin/ui/CloseButton.tsx';
import { CheckField, TextArea } from '#admin/ui/TextField.tsx';
import { $stock } from '#admin/vehicles/store.ts';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { moveToastsToDialog } from '#components/ui/toast/toast-region.ts';
import { buyerCopy as copy } from '#copy/admin/inquiries/buyer.ts';
import { staffInquiryCopy } from '#copy/admin/inquiries/inquiry.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { bookingTimeText } from '#copy/inquiries/booking.ts';
import { inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import { vehicleName } from '#copy/labels.ts';
import { groupBy } from '#domain/group-by.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { changeInquiry } from '../api.ts';
import { BuyerList } from './BuyerList.tsx';
import { $buyerQuestion, type BuyerChoice, type BuyerQuestion } from './buyer.ts';
import { sentenceToOthers, similarVehicles } from './sentence-to-others.ts';

export default function BuyerDialog({
  question,
}: {
  question: BuyerQuestion | readonly BuyerChoice[];
}) {
  // The undo of what the question is about.
  useLayoutEffect(moveToastsToDialog);
  return 'vehicle' in question ? (
    <OneBuyer key={question.vehicle.id} question={question} />
  ) : (
    <BuyerList choices={question} />
  );
}

/** Asks which person bought a vehicle, and offers one sentence to the others. */
function OneBuyer({ question }: { question: BuyerQuestion }) {
  const { vehicle, status, inquiries, bookings, next = [] } = question;
  const { vehicles } = useStore($stock);
  const stored = vehicles.find(({ id }) => id === vehicle.id);
  const similar = stored ? similarVehicles(stored, vehicles) : [];
  const [sentence] = useState(() => sentenceToOthers(question, similar, window.location.origin));
  const [text, setText] = useState(sentence);
  const people = [...groupBy(inquiries, ({ email_key }) => email_key)];
  const earlierBuyer = inquiries.find(({ bought }) => bought)?.email_key;
  const [buyer, setBuyer] = useState(earlierBuyer);
  const [tell, setTell] = useState(false);
  const [busy, setBusy] = useState(false);
  const isChanged = buyer !== earlierBuyer || tell || text !== sentence;
  const name = vehicleName(vehicle);
  // Each other person is written to once, whatever the number of their inquiries.
  const others = people.flatMap(([key, own]) =>
    key === buyer ? [] : own.filter(({ email }) => email !== '').slice(0, 1),
  );
  const close = () => $buyerQuestion.set(next.length > 0 ? next : null);
  const isTaken = stored?.status === status;
  const wasTaken = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the status is undone.
  useEffect(() => {
    if (wasTaken.current && text === sentence) close();
    wasTaken.current = isTaken;
  }, [isTaken]);

  async function save() {
    setBusy(true);
    const told = tell ? others : [];
    const settled = new Set([buyer, ...told.map(({ email_key }) => email_key)]);
    const bought = inquiries.find(({ email_key }) => email_key === buyer);
    const state = status === 'sold' ? 'closed' : 'waiting';
    const reply = { text: text.trim(), subject: copy.subject(name.slice(0, 150)), state } as const;
    const updates = inquiries.filter(
      (one) => one.bought || (settled.has(one.email_key) && !told.includes(one)),
    );
    const updated = await Promise.allSettled(
      updates.map((one) =>
        changeInquiry({
          ...{ action: 'update', id: one.id, version: one.version, bought: one === bought },
          ...(settled.has(one.email_key) && { state }),
        }),
      ),
    );
    // Sent once the buyer is stored, to whom the server refuses this mail.
    const sent = await Promise.allSettled(
      told.map(({ id, version, bought }) =>
        changeInquiry({
          ...{ action: 'reply', id, key: crypto.randomUUID(), to_others: true, ...reply },
          // The update of one that was the buyer until now has counted as well.
          version: version + Number(bought),
        }),
      ),
    );
    // An answer can say as well that nothing was saved, since a colleague has changed the inquiry.
    const failed = [...updated, ...sent].filter(
      (outcome) => outcome.status === 'rejected' || !outcome.value.saved,
    );
    if (failed.length > 0) notifyError(copy.failed(failed.length));
    else notifySuccess(copy.saved(told.length));
    close();
  }

  return (
    <Dialog
      title={copy.title(name, status)}
      onClose={async () => (await mayLeave(isChanged && !busy)) && close()}
    >
      {bookings.length > 0 && (
        <div className="notice">
          <p>{copy.bookings}</p>
          <ul>
            {bookings.map((booking) => (
              <li key={booking.id}>
                <a href={`#bookings?day=${booking.day}&show=day`} target="_blank" rel="noreferrer">
                  {booking.name}, {bookingTimeText(booking)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <fieldset className="column column--close" aria-label={copy.title(name, status)}>
        {[undefined, ...people].map((person) => (
          <label key={person?.[0] ?? ''} className="check">
            <input
              type="radio"
              name="buyer"
              checked={buyer === person?.[0]}
              onChange={() => setBuyer(person?.[0])}
            />
            <span>{person ? personText(person[1]) : copy.nobody}</span>
          </label>
        ))}
      </fieldset>
      {others.length > 0 && (
        <CheckField
          label={copy.tellOthers(others.map((one) => one.name))}
          checked={tell}
          onChange={(event) => setTell(event.target.checked)}
        />
      )}
      {tell && others.length > 0 && (
        <TextArea
          label={copy.text}
          rows={9}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <div className="actions">
        <Button disabled={busy} onClick={save}>
          {adminCopy.save}
        </Button>
        <CloseButton>{copy.later}</CloseButton>
      </div>
    </Dialog>
  );
}

/** A person, how to reach them, and what they asked about. */
function personText(inquiries: readonly InquiryView[]): string {
  const asked = inquiries.map(
    ({ channel, type }) => staffInquiryCopy.channels[channel] || inquiryCopy[type].label,
  );
  const reach = inquiries.map(({ email, phone }) => email || phone).find(Boolean);
  return [inquiries[0]?.name, reach, [...new Set(asked)].join(', ')].filter(Boolean).join(' · ');
}
