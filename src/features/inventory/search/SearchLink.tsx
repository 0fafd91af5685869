import type { ComponentProps } from 'react';
import { opensElsewhere } from '#components/ui/opens-elsewhere.ts';

interface SearchLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  href: string;
  /** Shows the search in this page. */
  onPress: () => void;
}

/** A link to a search that this page shows itself; a press for a new tab or window opens the address. */
export function SearchLink({ href, onPress, ...link }: SearchLinkProps) {
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onPress();
      }}
    />
  );
}
