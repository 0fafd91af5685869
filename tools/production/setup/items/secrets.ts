import { randomBytes } from 'node:crypto';
import { secrets } from '#functions/src/shared/settings/config.ts';
import type { Item } from '../item.ts';
import type { Setup } from '../settings.ts';

/** Known to nobody, and the same for ever. */
const RANDOM = new Set(['FORM_SECRET', 'PUBLISH_WEBHOOK_SECRET']);

/** A version of each secret that the functions name; a deployment needs one of every secret. */
export function secretItems(setup: Setup): Item[] {
  const { google, id, askSecret } = setup;
  return Object.values(secrets).map(({ name }) => {
    const at = `secretmanager/v1/projects/${id}/secrets`;
    const latest = () => google.find(`${at}/${name}/versions/latest`);
    return {
      title: `secret ${name}`,
      async missing() {
        const found = await latest();
        if (found === null) return ['does not exist'];
        return found['state'] === 'ENABLED' ? [] : [`its newest version is ${found['state']}`];
      },
      async make() {
        const value = RANDOM.has(name) ? randomBytes(32).toString('hex') : await askSecret(name);
        const secret = await google.find(`${at}/${name}`);
        if (secret === null) {
          await google.call('POST', `${at}?secretId=${name}`, { replication: { automatic: {} } });
        }
        const payload = { data: Buffer.from(value).toString('base64') };
        await google.call('POST', `${at}/${name}:addVersion`, { payload });
      },
    };
  });
}
