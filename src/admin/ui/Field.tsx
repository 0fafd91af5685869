import { type ReactNode, useId } from 'react';

export interface FieldProps {
  label: string;
  /** Under the control: what to write, and the unit where it is not obvious. */
  hint?: string | undefined;
  /** Under that: what was understood of it. */
  understood?: string | undefined;
  error?: string | undefined;
}

interface ControlAttributes {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** Label, hint, control and problem, tied together for screen readers. */
export function Field({
  label,
  hint,
  understood,
  error,
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId();
  const described = [
    hint && `${id}-hint`,
    understood && `${id}-understood`,
    error && `${id}-error`,
  ].filter(Boolean);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: 'field__control',
        'aria-invalid': error !== undefined,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      })}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {understood && (
        <p className="field__hint field__understood" id={`${id}-understood`} aria-live="polite">
          {understood}
        </p>
      )}
      {error && (
        <p className="field__problem" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
