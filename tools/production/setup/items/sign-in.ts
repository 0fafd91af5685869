import type { Json } from '#tools/production/google.ts';
import { type Item, resourceItem } from '../item.ts';
import type { Setup } from '../settings.ts';
import { readJson } from './data.ts';
import { webApps } from './project.ts';

/** The APIs that the admin calls with the key of the web app. */
const CALLED = ['identitytoolkit', 'securetoken', 'firestore', 'firebasestorage'];

/** How staff sign in, and who may use the web API key, which is public. */
export function signInItems(setup: Setup): Item[] {
  const { google, id } = setup;
  const at = `identitytoolkit/admin/v2/projects/${id}/config`;
  const initialize = () =>
    google.call('POST', `identitytoolkit/v2/projects/${id}/identityPlatform:initializeAuth`, {});
  const wanted = async () => {
    const template = readJson('tools/production/project/sign-in.json') as {
      notification: { sendEmail: object };
    };
    const callbackUri = `${await setup.siteUrl()}/admin`;
    const sendEmail = { ...template.notification.sendEmail, callbackUri };
    return {
      ...template,
      notification: { ...template.notification, sendEmail },
      authorizedDomains: hostsOf(setup, true),
    };
  };
  return [
    resourceItem({
      title: 'Identity Platform',
      // Firebase's own sign-in has neither a policy for passwords nor a second factor.
      fields: { subtype: 'IDENTITY_PLATFORM' },
      find: () => google.find(at),
      create: initialize,
      update: initialize,
    }),
    resourceItem({
      title: 'sign-in of staff',
      fields: wanted,
      find: () => google.find(at),
      async update(_, changed, fields) {
        const mask = changed.map((path) => path.split('.').slice(0, 3).join('.'));
        await google.call('PATCH', `${at}?updateMask=${[...new Set(mask)].join(',')}`, fields);
      },
    }),
    keyItem(setup),
  ];
}

function keyItem(setup: Setup): Item {
  const { google } = setup;
  const restrictions = {
    browserKeyRestrictions: {
      allowedReferrers: hostsOf(setup, false).map((host) => `https://${host}/*`),
    },
    apiTargets: CALLED.map((name) => ({ service: `${name}.googleapis.com` })),
  };
  return resourceItem({
    title: 'limits of the web API key',
    fields: { restrictions },
    async find() {
      const { apiKey } = await webConfig(setup);
      const key = await google.find(`apikeys/v2/keys:lookupKey?keyString=${apiKey}`);
      return key && google.find(`apikeys/v2/${key['name']}`);
    },
    update: ({ name }) =>
      google.call('PATCH', `apikeys/v2/${name}?updateMask=restrictions`, { restrictions }),
  });
}

/** The configuration that the admin signs in with. */
export async function webConfig(setup: Setup): Promise<Json> {
  const [app] = await webApps(setup);
  if (app === undefined) throw new Error('The project has no web app.');
  return setup.google.call('GET', `firebase/v1beta1/${app['name']}/config`);
}

/** The names under which the site answers; Google's second one leads to the sign-in pages alone. */
function hostsOf({ id, domain }: Setup, isOfSignIn: boolean): string[] {
  return [
    ...(domain === null ? [] : [domain]),
    `${id}.web.app`,
    ...(isOfSignIn ? [`${id}.firebaseapp.com`] : []),
  ];
}
