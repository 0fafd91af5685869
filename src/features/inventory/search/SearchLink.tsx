import type { ComponentProps } from 'react';

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
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (opensElsewhere || event.button !== 0) return;
        event.preventDefault();
        onPress();
      }}
    />
  );
}
