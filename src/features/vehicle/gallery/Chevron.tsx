interface ChevronProps {
  to: 'left' | 'right';
  size: number;
}

/** The arrow of a button that moves through the images. */
export function Chevron({ to, size }: ChevronProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d={to === 'left' ? 'm15 18-6-6 6-6' : 'm9 18 6-6-6-6'}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
