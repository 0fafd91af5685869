import type { ComponentProps } from 'react';
import { InputField } from '#components/form/Field.tsx';
import { secondFactorCopy as copy } from '#copy/admin/second-factor.ts';
import { CODE_LENGTH } from '#domain/staff/second-factor.ts';

/** Where the code of the authenticator app is typed; phones offer the digits and fill in the code. */
export function CodeField(props: Partial<ComponentProps<typeof InputField>>) {
  return (
    <InputField
      label={copy.code}
      hint={copy.codeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      {...props}
    />
  );
}

/** How react-hook-form checks the code; apps show it in two groups, so spaces are accepted. */
export const CODE_RULES = {
  validate: (typed: string) => plainCode(typed).length === CODE_LENGTH || copy.codeMissing,
};

/** The digits of what was typed; empty where there is anything but digits and spaces. */
export function plainCode(typed: string): string {
  const code = typed.replace(/\s/gu, '');
  return /^\d*$/u.test(code) ? code : '';
}
