import { staffInquiryCopy as copy } from '#copy/admin/inquiry.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { ask } from '../feedback/ask.ts';
import { notifyError, notifySuccess } from '../feedback/notify.ts';
import { saveAs } from '../ui/save-as.ts';
import { erasePerson, exportPerson } from './api.ts';

/** The rights of a visitor by data protection law: a copy of all inquiries, or their erasure. */
export function PersonalData({
  email,
  onErased,
}: {
  email: string;
  onErased: (email: string) => void;
}) {
  async function exportAll() {
    try {
      const inquiries = await exportPerson(email);
      const json = JSON.stringify({ email, inquiries }, null, 2);
      saveAs(new Blob([json], { type: 'application/json' }), `${email.replaceAll('@', '-')}.json`);
      notifySuccess(copy.exported(inquiries.length));
    } catch (cause) {
      notifyError(copy.exportFailed, cause);
    }
  }

  async function eraseAll() {
    const sure = await ask({
      title: copy.eraseTitle(email),
      body: copy.eraseBody,
      confirm: adminCopy.delete,
      cancel: adminCopy.cancel,
      danger: true,
    });
    if (!sure) return;
    try {
      const erased = await erasePerson(email);
      notifySuccess(copy.erased(erased));
      onErased(email);
    } catch (cause) {
      notifyError(copy.eraseFailed, cause);
    }
  }

  return (
    <div className="actions">
      <button type="button" className="link-button" onClick={exportAll}>
        {copy.export}
      </button>
      <button type="button" className="link-button" onClick={eraseAll}>
        {copy.erase}
      </button>
    </div>
  );
}
