import { type HostingClient, openHostingClient } from 'site-publisher';

const PRODUCTION_ORIGIN = 'https://firebasehosting.googleapis.com';

/**
 * A channel of the default site of a Firebase project, with the credentials of the machine; that of the emulator
 * where `FIREBASE_HOSTING_API_URL` names one, as it does for firebase-tools.
 */
export function projectHosting(projectId: string, channel = 'live'): HostingClient {
  const emulator = process.env['FIREBASE_HOSTING_API_URL'];
  if (emulator) return emulatorHosting(emulator, projectId, channel);
  const token = async () => {
    // Imported here because the emulator needs no credentials, and the package takes long to load.
    const { applicationDefault } = await import('firebase-admin/app');
    return (await applicationDefault().getAccessToken()).access_token;
  };
  return openHostingClient({ origin: PRODUCTION_ORIGIN, site: projectId, channel, token });
}

export function emulatorHosting(
  origin: string,
  projectId: string,
  channel = 'live',
): HostingClient {
  return openHostingClient({ origin, site: projectId, channel, token: async () => 'owner' });
}
