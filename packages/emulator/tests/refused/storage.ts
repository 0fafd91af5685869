import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Storage } from '@google-cloud/storage';
import type { Clients } from './clients.ts';
import { type Refusals, refused, send } from './refusal.ts';

const TEXT = 'bytes of a file';

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

export const storageRefusals: Refusals = {
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
};
