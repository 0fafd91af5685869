import type { ComponentProps } from 'react';
import { InputField } from '#components/form/Field.tsx';
import { validationMessage } from '#copy/validation.ts';

/** Where the password of an account is typed, and password managers fill it in. */
export function PasswordField(props: ComponentProps<typeof InputField>) {
  return <InputField type="password" autoComplete="current-password" required {...props} />;
}

export const PASSWORD_RULES = { required: validationMessage('required') };
