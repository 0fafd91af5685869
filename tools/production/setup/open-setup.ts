import { once } from '#functions/src/shared/remembered.ts';
import { ROOT } from '#tools/shared/config.ts';
import type { Google } from '../google.ts';
import { readDomain } from './items/domain.ts';
import type { Setup, SetupSettings } from './settings.ts';

/** The setup of one project, with what its items ask of each other. */
export function openSetup(
  google: Google,
  settings: SetupSettings,
  askSecret: Setup['askSecret'],
  folder = ROOT,
): Setup {
  const id = google.projectId;
  return {
    ...settings,
    google,
    id,
    bucket: `${id}.firebasestorage.app`,
    folder,
    askSecret,
    number: once(async () => {
      const { name } = await google.call('GET', `cloudresourcemanager/v3/projects/${id}`);
      return String(name).replace('projects/', '');
    }),
    async siteUrl() {
      const { domain } = settings;
      const isReady = domain !== null && (await readDomain(google, id, domain)).answers;
      return `https://${isReady ? domain : `${id}.web.app`}`;
    },
  };
}
