import {
  INQUIRY_LISTS,
  type InquiryPage,
  type InquiryView,
  isInList,
} from '#domain/inquiry/inquiry.ts';

/** The size of each list after one inquiry of the page has changed. */
export function countsAfterChange(
  { inquiries, counts }: InquiryPage,
  changed: InquiryView,
): InquiryPage['counts'] {
  const before = inquiries.find(({ id }) => id === changed.id);
  if (!before) return counts;
  const after = { ...counts };
  for (const list of INQUIRY_LISTS) {
    after[list] += Number(isInList(list, changed)) - Number(isInList(list, before));
  }
  return after;
}
