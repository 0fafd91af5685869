import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLLECTION_NAMES } from '#domain/collections.ts';
import { BATTERY_DOCUMENTS, IMAGE_FOLDERS, IMAGE_KINDS } from '#domain/image/upload-kinds.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8').replace(/\s+/gu, ' ');
const firestoreRules = read('firestore.rules');
const storageRules = read('storage.rules');

/** The part of `firestore.rules` about one collection. */
function rulesOf(collection: string): string {
  const [, rules = ''] = firestoreRules.split(`match /${collection}/{id} {`);
  const [own = ''] = rules.split(/match \/\w+\/\{id\} \{/u);
  return own;
}

describe('the kinds of uploads', () => {
  it('firestore.rules require images in the folder, of the owner and with the text of their kind', () => {
    for (const { collection, folder, ownerField, textField } of Object.values(IMAGE_KINDS)) {
      const rules = rulesOf(collection);
      expect(rules).toContain(`isNewImage(incoming(), '${folder}', incoming().${ownerField})`);
      expect(rules).toContain(`'${textField}'`);
    }
  });

  it('firestore.rules allow is_primary only on kinds of images with a primary image', () => {
    const withPrimary = Object.values(IMAGE_KINDS).filter(({ collection }) =>
      rulesOf(collection).includes("'is_primary'"),
    );
    expect(withPrimary).toEqual(Object.values(IMAGE_KINDS).filter(({ hasPrimary }) => hasPrimary));
  });

  it('firestore.rules require battery documents in their folder and of their owner', () => {
    const { collection, folder, ownerField, stateField } = BATTERY_DOCUMENTS;
    expect(rulesOf(collection)).toContain(
      `isFileOf(incoming().storage_path, '${folder}', incoming().${ownerField}, 'pdf')`,
    );
    expect(rulesOf(collection)).toContain(`incoming().${stateField} == 'pending'`);
  });

  it('storage.rules name the folders of all kinds of uploads and no others', () => {
    const images = IMAGE_FOLDERS.map((folder) => `'${folder}'`).join(', ');
    expect(storageRules).toContain(`return folder in [${images}];`);
    expect(storageRules).toContain(`return folder == '${BATTERY_DOCUMENTS.folder}';`);
    expect(storageRules.match(/folder (?:in|==)/gu)).toHaveLength(2);
  });

  it('every collection of uploads and of their owners has a schema', () => {
    const kinds = [...Object.values(IMAGE_KINDS), BATTERY_DOCUMENTS];
    const used = kinds.flatMap(({ collection, ownerCollection }) => [collection, ownerCollection]);
    expect([...new Set(used)].sort()).toEqual([...COLLECTION_NAMES].sort());
  });
});
