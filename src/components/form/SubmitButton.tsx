interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
}

/** The one filled button of a form; says so and takes no press while the form is being sent. */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  return (
    <button type="submit" className="button button--wide" disabled={busy}>
      {busy ? busyLabel : label}
    </button>
  );
}
