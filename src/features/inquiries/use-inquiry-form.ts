import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { dismissToastsOf } from '#components/ui/toast/toast-store.ts';
import { showToast } from '#components/ui/toast/toasts.ts';
import { bookingCopy } from '#copy/inquiries/booking.ts';
import { inquiryFormCopy } from '#copy/inquiries/form-fields.ts';
import { formCopy, inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import { validationMessage } from '#copy/validation.ts';
import type { FreeDay } from '#domain/booking/free-times.ts';
import { type FormValues, formSchema } from '#domain/inquiry/form-schema.ts';
import { fieldsOf, HONEYPOT, type InquiryForm, type Subject } from '#domain/inquiry/forms.ts';
import type { InquirySubmission, VehicleInfo } from '#domain/inquiry/submission.ts';
import { toSubmission } from '#domain/inquiry/to-submission.ts';
import { findDraft, removeDraft, saveDraft } from './drafts.ts';
import { fetchFormToken } from './fetch-form-token.ts';
import { type Answer, type BookedAnswer, sendInquiry } from './send-inquiry.ts';

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

/** By field: its value, or the code of its problem. */
type Texts = Readonly<Record<string, string | undefined>>;

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
  const initial: Texts = posted?.values ?? { message: prefilled, ...draft?.values };
  // Null before the first attempt to send; after it, fields are checked while the visitor types.
  const [problems, setProblems] = useState<Texts | null>(posted?.problems ?? null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [timesLeft, setTimesLeft] = useState<readonly FreeDay[] | null>(null);
  const key = useRef<string | null>(draft?.key ?? null);
  const done = useRef(false);
  const token = useRef<Promise<string | null> | null>(null);
  const element = useRef<HTMLFormElement | null>(null);

  const open = () => {
    token.current ??= fetchFormToken();
  };

  const attach = useCallback(
    (node: HTMLFormElement) => {
      element.current = node;
      // The browser's own checks are for visitors without scripts; here the schema replaces them.
      node.noValidate = true;
      return () => {
        if (!isInDialog || done.current) return;
        // The times may not have been fetched again.
        const values = { ...draft?.values, ...textsIn(node) };
        // The page may prefill another message next time.
        if (values['message'] === prefilled) delete values['message'];
        saveDraft(draftName, { values, key: key.current });
      };
    },
    [draftName, draft, isInDialog, prefilled],
  );

  const send = async (values: FormValues<InquiryForm>) => {
    open();
    key.current ??= crypto.randomUUID();
    const context = { vehicle, valuationMessage: inquiryCopy.sell.message };
    const submission = toSubmission(name, values, context);
    const answer = await sendInquiry(submission, {
      token: token.current ?? Promise.resolve(null),
      key: key.current,
      honeypot: textsIn(element.current)[HONEYPOT] ?? '',
    });
    if (answer.error === null)
      succeed(submission, (values.subject as Subject | undefined) ?? name, answer.booking);
    else fail(answer);
  };

  const succeed = (
    submission: InquirySubmission,
    about: InquiryForm,
    booking: BookedAnswer | null | undefined,
  ) => {
    key.current = null;
    // A token is good for one inquiry.
    token.current = null;
    done.current = true;
    removeDraft(draftName);
    element.current?.reset();
    setProblems(null);
    setOutcome({ kind: 'sent', name: calledName(submission), email: submission.email });
    // The dialog closes before the toast appears, so that the toast is shown on the page.
    flushSync(() => onSent?.());
    if (booking && !onBooked) return location.assign(booking.address);
    if (booking) onBooked?.(booking);
    const sent = formCopy(about).sent;
    const description = booking?.state === 'booked' ? bookingCopy.sent : sent.description;
    showToast({ ...sent, description, group: TOASTS });
  };

  const fail = ({ error, fields = {}, times }: Answer) => {
    flushSync(() => {
      setProblems(fields);
      if (times) setTimesLeft(times);
    });
    const refused = focusOn(times ? '.times summary' : REFUSED);
    if (!refused) flushSync(() => setOutcome({ kind: error === 'busy' ? 'busy' : 'failed' }));
    showToast({ ...inquiryFormCopy.failed, tone: 'destructive', group: TOASTS });
    // Outcome and toast take up space in a dialog: the button for another attempt stays in sight.
    element.current?.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' });
  };

  const refuse = (codes: readonly string[]) => {
    const { incomplete } = formCopy(name);
    if (incomplete && codes.includes('required')) {
      showToast({ ...incomplete, tone: 'destructive', group: TOASTS });
    }
    focusOn(REFUSED);
  };

  const focusOn = (selector: string) => {
    const found = element.current?.querySelector<HTMLElement>(selector);
    found?.focus();
    return found;
  };

  return {
    busy,
    outcome,
    /** The values until the visitor changes them. */
    initial,
    /** The times that are free after another one was taken; null before. */
    timesLeft,
    /** The error text of a field. */
    errorOf: (field: string): string | undefined => {
      const code = problems?.[field];
      return code && validationMessage(code);
    },
    formProps: {
      ref: attach,
      onFocus: open,
      onChange: ({ target }: React.SyntheticEvent) => {
        const { name: field } = target as HTMLInputElement;
        if (!problems) return;
        setProblems({ ...problems, [field]: check(name, element.current).found[field] });
      },
      onSubmit: async (event: React.SyntheticEvent) => {
        event.preventDefault();
        dismissToastsOf(TOASTS);
        const { values, found } = check(name, element.current);
        // At once, so that the second press of a double click finds the button disabled.
        flushSync(() => {
          setOutcome(null);
          setProblems(found);
          setBusy(values !== null);
        });
        if (values) await send(values).finally(() => setBusy(false));
        else refuse(Object.values(found));
      },
    },
  };
}

/** The fields that show a problem. */
const REFUSED = '[aria-invalid]';

/** The values of a form after its checks, null where there are problems: the first of each field. */
function check(name: InquiryForm, form: HTMLFormElement | null) {
  const result = v.safeParse(formSchema(name), textsIn(form));
  const found: Record<string, string> = {};
  for (const { path, message } of result.issues ?? []) {
    const field = String(path?.[0]?.key);
    const control = form?.querySelector<HTMLInputElement>(`[name="${field}"]`);
    // A browser gives no text of a number field that it cannot read: it is filled all the same.
    found[field] ??= control?.validity.badInput ? 'not_a_number' : message;
  }
  return { values: result.success ? result.output : null, found };
}

/** What the fields of a form hold, by name. */
function textsIn(form: HTMLFormElement | null): Record<string, string> {
  return Object.fromEntries(new FormData(form ?? undefined)) as Record<string, string>;
}

/** The name by which the visitor is thanked. */
function calledName(submission: InquirySubmission): string {
  return 'name' in submission ? submission.name : submission.firstName;
}
