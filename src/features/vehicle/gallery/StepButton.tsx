import { galleryCopy } from '#copy/vehicles/vehicle-page.ts';
import { stepImage } from './gallery-store.ts';

interface StepButtonProps {
  to: 'previous' | 'next';
  /** Of its arrow in px. */
  size: number;
  className: string;
  hidden?: boolean;
}

const STEPS = { previous: -1, next: 1 };
const ARROWS = { previous: 'm15 18-6-6 6-6', next: 'm9 18 6-6-6-6' };

/** A button that moves to the image before or after the selected one. */
export function StepButton({ to, size, className, hidden }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={galleryCopy[to]}
      hidden={hidden}
      onClick={() => stepImage(STEPS[to])}
    >
      <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path
          d={ARROWS[to]}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
