import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { FORM_SECTIONS, type FormSection } from '#domain/vehicle/fields/field.ts';
import { jumpToMedia } from './jump-to-media.ts';
import { useIsOpen } from './use-is-open.ts';

export function sectionHeadingId(section: FormSection): string {
  return `section-${section}`;
}

/** Buttons to the sections of the form and to the images; stays on screen while the form scrolls. */
export function SectionNav({ hasMedia }: { hasMedia: boolean }) {
  return (
    <nav className="section-nav" aria-label={copy.sectionsLabel}>
      {FORM_SECTIONS.map((section) => (
        <Jump key={section} to={section} />
      ))}
      {hasMedia && (
        <button type="button" onClick={jumpToMedia}>
          {copy.toImages}
        </button>
      )}
    </nav>
  );
}

function Jump({ to: section }: { to: FormSection }) {
  if (!useIsOpen(section)) return null;
  return (
    <button
      type="button"
      onClick={() => {
        const heading = document.getElementById(sectionHeadingId(section));
        heading?.scrollIntoView();
        // The next Tab goes on from here.
        heading?.focus({ preventScroll: true });
      }}
    >
      {copy.sections[section]}
    </button>
  );
}
