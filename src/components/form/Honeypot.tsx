import type { ComponentProps } from 'react';

type HoneypotProps = { label: string } & Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A field that visitors cannot see; spam programs fill it in. */
export function Honeypot({ label, ...input }: HoneypotProps) {
  return (
    <div className="form__website" aria-hidden="true">
      <label>
        {label}
        <input {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
