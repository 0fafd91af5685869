import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { showToast } from '#components/ui/toasts.ts';
import { inquiryToastCopy } from '#copy/inquiries.ts';
import { validationMessage } from '#copy/validation.ts';
import type { InquirySubmission } from '#domain/inquiry/submission.ts';
import { dropWords, keepWords, keptWords } from './drafts.ts';
import { fetchFormToken } from './form-token.ts';
import { sendInquiry } from './send-inquiry.ts';

const HONEYPOT = 'website';

interface InquiryFormOptions<Input extends FieldValues, Output extends FieldValues> {
  schema: v.GenericSchema<Input, Output>;
  /** The body to send, from the checked values. */
  toBody: (values: Output) => InquirySubmission;
  sent: { title: string; description: string };
  /** Said when one of `fields` is empty, beside the words under each field. */
  incomplete?: { title: string; description: string; fields: readonly Path<Input>[] };
  onSent?: (() => void) | undefined;
  /** Under this name a form that is closed unsent finds its words again, as long as the page lives. */
  keptAs?: string;
}

/**
 * What every form shares: checks by the domain's schema, one request at a time, toasts, and the
 * input kept on failure and cleared on success.
 */
export function useInquiryForm<Input extends FieldValues, Output extends FieldValues>(
  options: InquiryFormOptions<Input, Output>,
) {
  const { schema, toBody, sent, incomplete, onSent, keptAs } = options;
  const [before] = useState(() => (keptAs ? keptWords<Input>(keptAs) : undefined));
  const form = useForm<Input, unknown, Output>({
    // The schema drops unknown keys, so the honeypot never reaches the body.
    resolver: valibotResolver(schema),
    ...(before && { defaultValues: before.values as DefaultValues<Input> }),
  });
  const { errors, isSubmitting } = form.formState;
  const attempt = useRef<string | null>(before?.attempt ?? null);
  const done = useRef(false);
  const sending = useRef(false);
  const token = useRef<Promise<string | null> | null>(null);
  const element = useRef<HTMLFormElement | null>(null);

  const open = useCallback(() => {
    token.current ??= fetchFormToken();
  }, []);

  const attach = useCallback((node: HTMLFormElement | null) => {
    element.current = node;
    // The browser's own checks serve visitors without scripts; here the schema speaks.
    if (node) node.noValidate = true;
  }, []);

  const { getValues } = form;
  useEffect(
    () => () => {
      if (!keptAs || done.current) return;
      keepWords(keptAs, { values: getValues(), attempt: attempt.current });
    },
    [keptAs, getValues],
  );

  const send = async (values: Output) => {
    open();
    attempt.current ??= crypto.randomUUID();
    const result = await sendInquiry(toBody(values), {
      token: token.current ?? Promise.resolve(null),
      key: attempt.current,
      website: honeypotOf(element.current),
    });
    if (!result.ok) {
      for (const [field, code] of Object.entries(result.fields)) {
        if (element.current?.elements.namedItem(field)) {
          form.setError(field as Path<Input>, { message: code });
        }
      }
      showToast({ ...inquiryToastCopy.failed, tone: 'destructive' });
      return;
    }
    attempt.current = null;
    done.current = true;
    if (keptAs) dropWords(keptAs);
    form.reset();
    // A dialog is gone before the toast appears, so it appears on the page itself.
    flushSync(() => onSent?.());
    showToast(sent);
  };

  const refuse = () => {
    const values = getValues();
    const missing = incomplete?.fields.some((field) => String(values[field] ?? '').trim() === '');
    if (incomplete && missing) showToast({ ...incomplete, tone: 'destructive' });
  };

  const submit = form.handleSubmit(send, refuse);

  return {
    register: form.register,
    busy: isSubmitting,
    /** The sentence for what is wrong with a field. */
    problem: (field: Path<Input>): string | undefined => {
      const code = errors[field]?.message;
      return typeof code === 'string' ? validationMessage(code) : undefined;
    },
    formProps: {
      ref: attach,
      onFocus: open,
      onSubmit: async (event: React.SyntheticEvent) => {
        event.preventDefault();
        // Two presses in one frame come before the button is disabled.
        if (sending.current) return;
        sending.current = true;
        await submit(event).finally(() => {
          sending.current = false;
        });
      },
    },
  };
}

function honeypotOf(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem(HONEYPOT);
  return field instanceof HTMLInputElement ? field.value : '';
}
