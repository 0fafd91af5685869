import type { Clients } from '../clients.ts';
import { type RowProofs, refused, send, testedBy } from '../proof.ts';

const SITES = 'emulator/hosting/sites.test.ts';

const post = (clients: Clients, path: string, body: object = {}, site = 'demo-test') =>
  send(clients, `/v1beta1/sites/${site}${path}`, { method: 'POST', body: JSON.stringify(body) });

const refusedConfig = (names: RegExp, config: object) =>
  refused(names, (clients) => post(clients, '/versions', { config }));

const LIVE = testedBy(SITES, 'a version is live from the request after its release');

export const hostingProofs: Record<string, RowProofs> = {
  Hosting: {
    supported: {
      'REST v1beta1 of one site: versions': (clients) => post(clients, '/versions'),
      populateFiles: testedBy(SITES, 'a second version uploads only files that no version has'),
      uploads: testedBy(SITES, 'bytes that are not what their name says are refused'),
      finalize: testedBy(SITES, 'a version with a file that was not uploaded cannot be finalized'),
      'releases and rollbacks on the live channel': testedBy(
        SITES,
        'a release of an earlier version is a rollback',
      ),
      '`maxVersions`': testedBy(SITES, 'versions that the site no longer keeps lose their files'),
      files: testedBy(SITES, 'texts are sent gzipped to who accepts it, images as they are'),
      headers: LIVE,
      redirects: LIVE,
      'rewrites to files': LIVE,
      'functions and Cloud Run services': LIVE,
      'clean URLs': LIVE,
      'trailing slashes': LIVE,
    },
    refused: {
      'other channels and sites': refused(/other/, (clients) =>
        post(clients, '/versions', {}, 'other'),
      ),
      '`versions:clone`': refused(/versions:clone/, (clients) => post(clients, '/versions:clone')),
      'regular expressions': refusedConfig(/regular expressions/, {
        redirects: [{ regex: '^/a', location: '/b' }],
      }),
      '`i18n`': refusedConfig(/config\.i18n/, { i18n: { root: '/' } }),
      'app association': refusedConfig(/config\.appAssociation/, { appAssociation: 'NONE' }),
      '`SITE_DISABLE`': refused(/SITE_DISABLE/, (clients) =>
        post(clients, '/releases', { type: 'SITE_DISABLE' }),
      ),
    },
  },
};
