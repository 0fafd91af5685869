import { type FormEvent, useState } from 'react';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { staffInquiryCopy } from '#copy/admin/inquiries/inquiry.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { notifySuccess } from '../feedback/notify.ts';
import { useBusy } from '../feedback/use-busy.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import { changeInquiry } from './api.ts';

const copy = staffInquiryCopy.add;

interface Props {
  vehicleId?: string;
  onClose: () => void;
  onAdded: (inquiry: InquiryView) => void;
}

/** A phone call or a visit as an inquiry: three fields, and the button says which of them it was. */
export default function AddInquiry({ vehicleId, onClose, onAdded }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const [busy, run] = useBusy();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget, submitter);
    const text = (name: string) => String(fields.get(name) ?? '').trim();
    void run(copy.failed, async () => {
      const { inquiry } = await changeInquiry({
        action: 'add',
        key,
        name: text('name'),
        reach: text('reach'),
        message: text('message'),
        channel: text('channel') === 'visit' ? 'visit' : 'phone',
        ...(vehicleId !== undefined && { vehicle_id: vehicleId }),
      });
      notifySuccess(copy.saved(inquiry.name));
      onAdded(inquiry);
      onClose();
    });
  }

  return (
    <Dialog title={copy.title} onClose={onClose}>
      <form className="column" onSubmit={submit}>
        <TextField label={copy.name} name="name" required maxLength={160} autoComplete="off" />
        <TextField
          label={copy.reach}
          name="reach"
          maxLength={254}
          autoComplete="off"
          pattern="\S+@\S+\.\S+|\+?[\d\s().\-]{6,}"
        />
        <TextArea label={copy.message} name="message" required maxLength={5000} rows={3} />
        <div className="actions">
          <Button type="submit" name="channel" value="phone" disabled={busy}>
            {copy.phone}
          </Button>
          <Button quiet type="submit" name="channel" value="visit" disabled={busy}>
            {copy.visit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
