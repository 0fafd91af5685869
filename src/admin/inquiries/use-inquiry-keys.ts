import { isTyping, useViewKeys } from '../navigation/use-view-keys.ts';

interface InquiryKeys {
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
  /** Enter in the search opens the first that was found. */
  onFirst: () => void;
}

/** The keys of the inquiries: `j` and `k` move, `r` goes to the answer, `e` closes; as in the table. */
export function useInquiryKeys({ onMove, onClose, onFirst }: InquiryKeys): void {
  useViewKeys((event) => {
    const { key, target } = event;
    if (isTyping(event)) {
      const isSearch = target instanceof Element && target.matches('input[type="search"]');
      if (key !== 'Enter' || !isSearch) return false;
      onFirst();
    } else if (key === 'j') onMove(1);
    else if (key === 'k') onMove(-1);
    else if (key === 'e') onClose();
    else if (key === 'r') document.querySelector<HTMLElement>('.reply textarea')?.focus();
    else return false;
    return true;
  });
}
