import { ask } from '#admin/feedback/ask.ts';
import { notifyError, notifySuccess } from '#admin/feedback/notify.ts';
import { LinkButton } from '#admin/ui/Button.tsx';
import { saveAs } from '#admin/ui/save-as.ts';
import { staffInquiryCopy as copy } from '#copy/admin/inquiries/inquiry.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { erasePerson, exportPerson } from '../api.ts';

interface Props {
  /** The key of the person, see `email_key`. */
  person: string;
  name: string;
  onErased: (person: string) => void;
}

/** The rights of a visitor by data protection law: a copy of all inquiries, or their erasure. */
export function PersonalData({ person, name, onErased }: Props) {
  async function exportAll() {
    try {
      const copied = await exportPerson(person);
      const json = JSON.stringify({ person, ...copied }, null, 2);
      const file = `${person.replaceAll(/[@:]/gu, '-')}.json`;
      saveAs(new Blob([json], { type: 'application/json' }), file);
      notifySuccess(copy.exported(copied.inquiries.length));
    } catch (cause) {
      notifyError(copy.exportFailed, cause);
    }
  }

  async function eraseAll() {
    const sure = await ask({
      title: copy.eraseTitle(name),
      body: copy.eraseBody,
      confirm: adminCopy.delete,
      danger: true,
    });
    if (!sure) return;
    try {
      const erased = await erasePerson(person);
      notifySuccess(copy.erased(erased));
      onErased(person);
    } catch (cause) {
      notifyError(copy.eraseFailed, cause);
    }
  }

  return (
    <div className="actions">
      <LinkButton onClick={exportAll}>{copy.export}</LinkButton>
      <LinkButton onClick={eraseAll}>{copy.erase}</LinkButton>
    </div>
  );
}
