import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Storage } from '@google-cloud/storage';
import * as web from 'firebase/storage';
import { expect } from 'vitest';
import type { Clients } from '../clients.ts';
import { type RowProofs, refused, send, testedBy } from '../proof.ts';

const ADMIN = 'tests/integration/storage/admin.test.ts';
const BROWSER = 'tests/integration/storage/browser.test.ts';
const TEXT = 'bytes of a file';

const imageOf = ({ web: { storage } }: Clients) => web.ref(storage, 'image');

/** A stored file of the Admin SDK. */
async function saved({ admin: { bucket } }: Clients, name = 'file') {
  const file = bucket.file(name);
  await file.save(TEXT);
  return file;
}

async function signedAddress({ emulator, admin }: Clients): Promise<string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const private_key = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const credentials = { client_email: 'signer@demo-test.iam.gserviceaccount.com', private_key };
  const signer = new Storage({ projectId: 'demo-test', credentials });
  const expires = Date.now() + 60_000;
  const [address] = await signer
    .bucket(admin.bucket.name)
    .file('file')
    .getSignedUrl({ version: 'v4', action: 'read', expires, host: emulator.url });
  return address;
}

export const storageProofs: Record<string, RowProofs> = {
  Storage: {
    supported: {
      'web SDK: multipart': (clients) => web.uploadString(imageOf(clients), TEXT),
      'web SDK: resumable (also over a broken connection or a restart)': testedBy(
        BROWSER,
        'an upload continues where it was when the connection breaks',
        'an upload continues and completes when the Storage emulator restarts in the middle',
      ),
      'web SDK: list': async (clients) => {
        await web.uploadString(imageOf(clients), TEXT);
        const { items } = await web.listAll(web.ref(clients.web.storage));
        expect(items.map(({ name }) => name)).toContain('image');
      },
      'web SDK: metadata': async (clients) => {
        await web.uploadString(imageOf(clients), TEXT);
        await web.updateMetadata(imageOf(clients), { contentType: 'image/webp' });
        expect((await web.getMetadata(imageOf(clients))).contentType).toBe('image/webp');
      },
      'web SDK: download tokens': async (clients) => {
        await web.uploadString(imageOf(clients), TEXT);
        const address = await web.getDownloadURL(imageOf(clients));
        expect(await (await fetch(address)).text()).toBe(TEXT);
      },
      'web SDK: ranges': async (clients) => {
        await web.uploadString(imageOf(clients), TEXT);
        expect((await web.getBytes(imageOf(clients), 5)).byteLength).toBe(5);
      },
      'web SDK: delete': async (clients) => {
        await web.uploadString(imageOf(clients), TEXT);
        await web.deleteObject(imageOf(clients));
      },
      'web SDK: CORS rules of the bucket (`storageCorsFile`)': testedBy(
        'tests/integration/storage/cors.test.ts',
        'a page of another origin cannot read bytes from a bucket without CORS rules',
        'a page reads bytes where the bucket has a rule %s',
      ),
      'admin SDK: save': (clients) => saved(clients),
      'admin SDK: streams': testedBy(ADMIN, 'writes and reads a file through streams'),
      'admin SDK: ranges': async (clients) => {
        const [bytes] = await (await saved(clients)).download({ start: 0, end: 4 });
        expect(bytes.toString()).toBe('bytes');
      },
      'admin SDK: verified downloads': testedBy(
        ADMIN,
        'a download fails when a byte of the file changed on disk',
      ),
      'admin SDK: gzip (unpacked for clients that do not accept it)': testedBy(
        ADMIN,
        'a client that accepts gzip gets the stored bytes, any other gets them unpacked',
      ),
      'admin SDK: metadata': async (clients) => {
        const [metadata] = await (await saved(clients)).setMetadata({ cacheControl: 'no-store' });
        expect(metadata.cacheControl).toBe('no-store');
      },
      'admin SDK: links': async (clients) => {
        const [{ mediaLink }] = await (await saved(clients)).getMetadata();
        expect(await (await fetch(String(mediaLink))).text()).toBe(TEXT);
      },
      'admin SDK: getFiles': async (clients) => {
        await saved(clients, 'list/file');
        const [files] = await clients.admin.bucket.getFiles({ prefix: 'list/' });
        expect(files.map(({ name }) => name)).toEqual(['list/file']);
      },
      'admin SDK: copy': async (clients) => (await saved(clients)).copy('copy'),
      'admin SDK: move': async (clients) => (await saved(clients)).move('moved'),
      'admin SDK: delete': async (clients) => (await saved(clients)).delete(),
      'admin SDK: preconditions': testedBy(ADMIN, 'a precondition lets only one of two uploads'),
    },
    refused: {
      'signed URLs': refused(/signed URLs/, async (clients) =>
        send(clients, (await signedAddress(clients)).replace(clients.emulator.url, '')),
      ),
      'the XML API': refused(/the XML API/, async (clients) => (await saved(clients)).isPublic()),
      versions: refused(/query parameter versions/, ({ admin: { bucket } }) =>
        bucket.getFiles({ versions: true }),
      ),
      'soft deletion': refused(/query parameter softDeleted/, ({ admin: { bucket } }) =>
        bucket.getFiles({ softDeleted: true }),
      ),
      compose: refused(/compose/, async (clients) => {
        const parts = [await saved(clients, 'part-1'), await saved(clients, 'part-2')];
        return clients.admin.bucket.combine(parts, 'whole');
      }),
      holds: refused(/object field temporaryHold/, async (clients) =>
        (await saved(clients)).setMetadata({ temporaryHold: true }),
      ),
      retention: refused(/object field retention/, async (clients) =>
        (await saved(clients)).setMetadata({
          retention: { mode: 'Unlocked', retainUntilTime: '2030-01-01T00:00:00Z' },
        }),
      ),
      ACLs: refused(/query parameter predefinedAcl/, ({ admin: { bucket } }) =>
        bucket.file('public').save(TEXT, { public: true }),
      ),
      IAM: refused(/\/iam/, ({ admin: { bucket } }) => bucket.iam.getPolicy()),
      notifications: refused(/\/notificationConfigs/, ({ admin: { bucket } }) =>
        bucket.getNotifications(),
      ),
      'encryption keys': refused(/encryption keys/, ({ admin: { bucket } }) =>
        bucket.file('secret').setEncryptionKey(randomBytes(32)).save(TEXT),
      ),
      'storage classes': refused(/storage class NEARLINE/, async (clients) =>
        (await saved(clients)).setStorageClass('nearline'),
      ),
      'custom times': refused(/object field customTime/, async (clients) =>
        (await saved(clients)).setMetadata({ customTime: '2030-01-01T00:00:00Z' }),
      ),
      contexts: refused(/object field contexts/, async (clients) =>
        (await saved(clients)).setMetadata({ contexts: { custom: { a: { value: 'b' } } } }),
      ),
      'partial answers (`fields`)': refused(/query parameter fields/, ({ admin: { bucket } }) =>
        bucket.getFiles({ fields: 'items(name)' }),
      ),
      'lists by `matchGlob` or `startOffset`': refused(
        /query parameter (?:matchGlob|startOffset)/,
        async ({ admin: { bucket } }) => {
          const byOffset = await bucket.getFiles({ startOffset: 'b' }).catch(() => null);
          if (byOffset === null) await bucket.getFiles({ matchGlob: '*.jpg' });
        },
      ),
      'folders as prefixes': refused(/includeFoldersAsPrefixes/, ({ admin: { bucket } }) =>
        bucket.getFiles({ includeFoldersAsPrefixes: true, delimiter: '/' }),
      ),
      'new or deleted download tokens (`create_token`, `delete_token`)': refused(
        /query parameter create_token/,
        async (clients) => {
          const { name } = (await saved(clients)).bucket;
          return send(clients, `/v0/b/${name}/o/file?create_token=true`, { method: 'POST' });
        },
      ),
      'a second bucket': refused(/the bucket other does not exist/i, ({ admin: { storage } }) =>
        storage.bucket('other').file('x').save(TEXT),
      ),
      'the list and creation of buckets': refused(/list and creation of buckets/, (clients) =>
        clients.admin.storage.createBucket('other'),
      ),
      'changes of the bucket': refused(/PATCH \/b\/demo-test/, ({ admin: { bucket } }) =>
        bucket.setCorsConfiguration([{ origin: ['*'], method: ['GET'] }]),
      ),
      'HMAC keys': refused(/HMAC keys/, ({ admin: { storage } }) => storage.getHmacKeys()),
    },
  },
};
