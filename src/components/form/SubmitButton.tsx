interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
}

/** The button that sends a form; disabled and relabelled while it is being sent. */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  return (
    <button type="submit" className="button button--wide" disabled={busy}>
      {busy ? busyLabel : label}
    </button>
  );
}
