import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { dismissToastsOf } from '#components/ui/toast/toast-store.ts';
import { showToast } from '#components/ui/toast/toasts.ts';
import { bookingCopy } from '#copy/inquiries/booking.ts';
import { inquiryFormCopy } from '#copy/inquiries/form-fields.ts';
import { formCopy, inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import { validationMessage } from '#copy/validation.ts';
import type { FreeDay } from '#domain/booking/free-times.ts';
import { type FormValues, formSchema } from '#domain/inquiry/form-schema.ts';
import {
  fieldsOf,
  HONEYPOT,
  type InquiryForm,
  isOptional,
  type Subject,
} from '#domain/inquiry/forms.ts';
import type { InquirySubmission, VehicleInfo } from '#domain/inquiry/submission.ts';
import { toSubmission } from '#domain/inquiry/to-submission.ts';
import { findDraft, removeDraft, saveDraft } from './drafts.ts';
import { fetchFormToken } from './fetch-form-token.ts';
import { type BookedAnswer, type SendResult, sendInquiry } from './send-inquiry.ts';

/** One toast about inquiries at a time: a success replaces the error before it. */
const TOASTS = 'inquiry';

/** A form as it was posted: its values, and the codes of the problems, each by field. */
export interface PostedForm {
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
}

export interface InquiryFormOptions {
  form: InquiryForm;
  /** The vehicle of the page, for forms about one. */
  vehicle?: VehicleInfo | undefined;
  /** The message until the visitor changes it. */
  prefilled?: string | undefined;
  /** The fields that the server refused in a form that was sent without JavaScript. */
  posted?: PostedForm | undefined;
  /** Closes the dialog of a form that is in one. */
  onSent?: (() => void) | undefined;
  /** Shows what was booked. */
  onBooked?: ((booking: BookedAnswer) => void) | undefined;
}

/** How the last attempt ended; shown in the form until the next one begins. */
export type Outcome =
  | { kind: 'sent'; name: string; email: string }
  | { kind: 'failed' | 'busy' }
  | null;

/**
 * The behaviour of every inquiry form: checks by the domain's schema, one submission and one toast
 * at a time, and a draft that survives a failure or a closed dialog until the inquiry is sent.
 */
export function useInquiryForm(options: InquiryFormOptions) {
  const { form: name, vehicle, prefilled, posted, onSent, onBooked } = options;
  const draftName = vehicle ? `${name} ${vehicle.id}` : name;
  // A form of the page keeps what its fields hold; a draft would replace what was typed there.
  const isInDialog = onSent !== undefined;
  const [draft] = useState(() => (isInDialog ? findDraft(draftName, fieldsOf(name)) : undefined));
  // The same object in each rendering: a new one would set the errors again.
  const [refused] = useState(() => posted && errorsOf(posted));
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [timesLeft, setTimesLeft] = useState<readonly FreeDay[] | null>(null);
  // The schema drops unknown keys, so the honeypot never gets into the submission by itself.
  const resolver = useMemo(() => valibotResolver(formSchema(name)), [name]);
  const form = useForm<Record<string, string>, unknown, Partial<FormValues<InquiryForm>>>({
    resolver,
    ...(draft && { defaultValues: draft.values }),
    ...(refused && { errors: refused }),
  });
  const { errors, isSubmitting } = form.formState;
  const { incomplete } = formCopy(name);
  const key = useRef<string | null>(draft?.key ?? null);
  const done = useRef(false);
  const sending = useRef(false);
  const token = useRef<Promise<string | null> | null>(null);
  const element = useRef<HTMLFormElement | null>(null);
  const time = useRef(draft?.values['time']);

  const open = () => {
    token.current ??= fetchFormToken();
  };

  const attach = useCallback((node: HTMLFormElement | null) => {
    element.current = node;
    // The browser's own checks are for visitors without scripts; here the schema replaces them.
    if (node) node.noValidate = true;
  }, []);

  const { getValues } = form;
  useEffect(
    () => () => {
      if (isInDialog && !done.current) {
        const { message, ...values } = getValues();
        // The page may prefill another message next time.
        const typed = message === undefined || message === prefilled ? {} : { message };
        const chosen = time.current === undefined ? {} : { time: time.current };
        saveDraft(draftName, { values: { ...values, ...typed, ...chosen }, key: key.current });
      }
    },
    [draftName, getValues, isInDialog, prefilled],
  );

  const send = async (values: Partial<FormValues<InquiryForm>>) => {
    open();
    key.current ??= crypto.randomUUID();
    const context = { vehicle, valuationMessage: inquiryCopy.sell.message };
    const submission = toSubmission(name, { ...values, ...timeIn(element.current) }, context);
    const result = await sendInquiry(submission, {
      token: token.current ?? Promise.resolve(null),
      key: key.current,
      honeypot: honeypotOf(element.current),
    });
    if (result.ok)
      succeed(submission, (values.subject as Subject | undefined) ?? name, result.booking);
    else fail(result);
  };

  const succeed = (
    submission: InquirySubmission,
    about: InquiryForm,
    booking: BookedAnswer | null,
  ) => {
    key.current = null;
    // A token is good for one inquiry.
    token.current = null;
    done.current = true;
    removeDraft(draftName);
    form.reset();
    setOutcome({ kind: 'sent', name: calledName(submission), email: submission.email });
    // The dialog closes before the toast appears, so that the toast is shown on the page.
    flushSync(() => onSent?.());
    if (booking && !onBooked) return location.assign(booking.address);
    if (booking) onBooked?.(booking);
    const sent = formCopy(about).sent;
    const description = booking?.state === 'booked' ? bookingCopy.sent : sent.description;
    showToast({ ...sent, description, group: TOASTS });
  };

  const fail = ({ fields, busy, times }: Extract<SendResult, { ok: false }>) => {
    if (times) {
      time.current = undefined;
      flushSync(() => setTimesLeft(times));
      element.current?.querySelector<HTMLElement>('.times summary')?.focus();
    }
    const refused = Object.entries(fields).filter(([field]) =>
      element.current?.elements.namedItem(field),
    );
    for (const [index, [field, code]] of refused.entries()) {
      form.setError(field, { message: code }, { shouldFocus: index === 0 });
    }
    if (refused.length === 0) flushSync(() => setOutcome({ kind: busy ? 'busy' : 'failed' }));
    showToast({ ...inquiryFormCopy.failed, tone: 'destructive', group: TOASTS });
    // Outcome and toast take up space in a dialog: the button for another attempt stays in sight.
    element.current?.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' });
  };

  const refuse = () => {
    const missing = fieldsOf(name).some(
      (field) => !isOptional(name, field) && String(getValues(field) ?? '').trim() === '',
    );
    if (incomplete && missing) {
      showToast({ ...incomplete, tone: 'destructive', group: TOASTS });
    }
  };

  const submit = form.handleSubmit(send, refuse);

  return {
    register: form.register,
    busy: isSubmitting,
    outcome,
    /** Read from the page at the end: a time may be chosen before the scripts arrive. */
    bookingTime: {
      /** The times that are free after another one was taken; null before. */
      left: timesLeft,
      draft: draft?.values['time'],
      choose: (choice: string) => {
        time.current = choice;
      },
    },
    /** The error text of a field. */
    errorOf: (field: string): string | undefined => {
      const control = element.current?.querySelector<HTMLInputElement>(`[name="${field}"]`);
      // A browser gives no text of a number field that it cannot read: it is filled all the same.
      const isUnread = control?.validity.badInput;
      const code = isUnread && errors[field] ? 'not_a_number' : errors[field]?.message;
      return typeof code === 'string' ? validationMessage(code) : undefined;
    },
    formProps: {
      ref: attach,
      onFocus: open,
      onSubmit: async (event: React.SyntheticEvent) => {
        event.preventDefault();
        // A double click comes before the button is disabled.
        if (sending.current) return;
        sending.current = true;
        dismissToastsOf(TOASTS);
        setOutcome(null);
        await submit(event).finally(() => {
          sending.current = false;
        });
      },
    },
  };
}

function errorsOf({ problems }: PostedForm) {
  const errors = Object.entries(problems).map(([field, message]) => [
    field,
    { type: 'server', message },
  ]);
  return Object.fromEntries(errors);
}

/** The time that is chosen among the radio buttons of a form, if it has any. */
function timeIn(form: HTMLFormElement | null): { time?: string } {
  const time = form && new FormData(form).get('time');
  return typeof time === 'string' ? { time } : {};
}

function honeypotOf(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem(HONEYPOT);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** The name by which the visitor is thanked. */
function calledName(submission: InquirySubmission): string {
  return 'name' in submission ? submission.name : submission.firstName;
}
