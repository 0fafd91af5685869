import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { FormField, FormValues } from '../values.ts';

/**
 * Whether a group of fields is open. A save that finds an error in one of its fields opens it, and
 * leads to the first error of the form: the form could not focus it while the group was closed.
 */
export function useOpenOnError(names: FormField[]): {
  ref: RefObject<HTMLDetailsElement | null>;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
} {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { errors, submitCount } = useFormState<FormValues>({ name: names });
  const hasError = submitCount > 0 && names.some((name) => errors[name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every submit opens it again
  useEffect(() => {
    if (!hasError) return;
    setOpen(true);
    const details = ref.current;
    if (!details) return;
    // At once, since the focus cannot wait for the next render.
    details.open = true;
    details.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasError, submitCount]);

  return { ref, isOpen, setOpen };
}
