import { type ReactNode, useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { notifyError, notifySuccess } from '#admin/feedback/notify.ts';
import { Button } from '#admin/ui/Button.tsx';
import { InputField } from '#components/form/Field.tsx';
import { qrCode } from '#components/ui/qr-code.ts';
import { secondFactorCopy } from '#copy/admin/second-factor.ts';
import { validationMessage } from '#copy/validation.ts';
import { addFactor, type NewFactor } from '#firebase/session/second-factor.ts';
import { CODE_RULES, CodeField, plainCode } from './CodeField.tsx';

const copy = secondFactorCopy.add;
/** Characters. */
const MAX_NAME = 60;

interface Props {
  factor: NewFactor;
  onDone?: (() => void) | undefined;
  /** The password was given too long ago, or the secret is no longer valid. */
  onExpired: () => void;
  cancel?: ReactNode;
}

/** The secret as a QR code and as text, and the first code, which proves that the app has it. */
export function ScanFactor({ factor, onDone, onExpired, cancel }: Props) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    defaultValues: { name: copy.nameDefault as string, code: '' },
  });
  const { errors, isSubmitting } = formState;
  const { size, path } = useMemo(() => qrCode(factor.address), [factor.address]);
  useEffect(() => setFocus('code'), [setFocus]);

  const add = handleSubmit(async ({ name, code }) => {
    try {
      const outcome = await addFactor(factor, plainCode(code), name.trim());
      if (outcome.ok) {
        notifySuccess(copy.done, copy.doneBody);
        return onDone?.();
      }
      const { problem } = outcome;
      if (problem !== 'wrong_code' && problem !== 'too_many') return onExpired();
      setError('code', { message: secondFactorCopy.problems[problem] });
      setFocus('code', { shouldSelect: true });
    } catch (cause) {
      notifyError(copy.failed, cause);
    }
  });

  return (
    <form className="column" onSubmit={add} noValidate>
      <p>{copy.scan}</p>
      <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={copy.qrLabel}>
        <path d={path} />
      </svg>
      <p>
        {copy.byHand} <code className="secret">{inGroups(factor.secret.secretKey)}</code>
      </p>
      <InputField
        label={copy.name}
        hint={copy.nameHint}
        maxLength={MAX_NAME}
        autoComplete="off"
        required
        error={errors.name?.message}
        {...register('name', {
          validate: (name) => name.trim() !== '' || validationMessage('required'),
        })}
      />
      <CodeField error={errors.code?.message} {...register('code', CODE_RULES)} />
      <div className="actions">
        <Button type="submit" disabled={isSubmitting}>
          {copy.submit}
        </Button>
        {cancel}
      </div>
    </form>
  );
}

/** A secret in groups of four, which is easier to type. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/gu)?.join(' ') ?? secret;
}
