import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declaredParams } from 'firebase-functions/params';
import '#functions/src/shared/settings/global-options.ts';
import { copyFunctions } from '#tests/support/app/shared-functions.ts';

export const SECRET = 'a secret of this test';
const ROOT = join(import.meta.dirname, '../../..');

/** The bundled functions in a temporary folder with a link to the project's packages. */
export async function packFunctions(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'functions-pack-'));
  await copyFunctions(folder);
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** The defaults of all parameters: the emulator loads functions twice where it has to ask for them. */
function defaults(): Record<string, string> {
  return Object.fromEntries(
    declaredParams.flatMap((param) =>
      'default' in param.options && param.options.default !== undefined
        ? [[param.name, String(param.options.default)]]
        : [],
    ),
  );
}

/** The bundled functions with the settings of an installation. */
export async function builtFunctions(places: { siteUrl: string; smtpUrl: string }) {
  return {
    directory: await packFunctions(),
    env: {
      ...defaults(),
      SMTP_URL: places.smtpUrl,
      FORM_SECRET: SECRET,
      PUBLIC_URL: places.siteUrl,
      PUBLISH_WEBHOOK_URL: `${places.siteUrl}/webhook`,
      PUBLISH_WEBHOOK_SECRET: SECRET,
      REGISTER_KEY: 'none',
      INBOUND_KEY: 'none',
      QUIET_SECONDS: '1',
      TRUSTED_PROXY_HOPS: '0',
    },
  };
}
