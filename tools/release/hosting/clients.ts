import { PROJECT_ID } from '#tools/shared/config.ts';
import { type HostingClient, openHostingClient } from './hosting-client.ts';

const PRODUCTION_ORIGIN = 'https://firebasehosting.googleapis.com';

/** The site of the local project in the emulator. */
export function localHosting(emulatorUrl: string): HostingClient {
  return openHostingClient({ origin: emulatorUrl, site: PROJECT_ID, token: async () => 'owner' });
}

/**
 * The default site of a Firebase project, with the credentials of the machine; that of the emulator
 * where `FIREBASE_HOSTING_API_URL` names one, as it does for firebase-tools.
 */
export function projectHosting(projectId: string): HostingClient {
  const emulator = process.env['FIREBASE_HOSTING_API_URL'];
  if (emulator) {
    return openHostingClient({ origin: emulator, site: projectId, token: async () => 'owner' });
  }
  const token = async () => {
    // Imported here because the local app needs no credentials, and the package takes long to load.
    const { applicationDefault } = await import('firebase-admin/app');
    return (await applicationDefault().getAccessToken()).access_token;
  };
  return openHostingClient({ origin: PRODUCTION_ORIGIN, site: projectId, token });
}
