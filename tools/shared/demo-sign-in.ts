import { roleOf } from '#domain/staff/roles.ts';
import { PROJECT_ID } from './config.ts';
import { askEmulator } from './read-document.ts';

/** The demo sign-in; it exists in the emulator alone. */
export const DEMO = { email: 'demo@forhandler.example', password: 'demo-forhandler' } as const;

/** Whether the demo account exists and has access to the admin. */
export async function hasDemoSignIn(emulatorUrl: string): Promise<boolean> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:lookup`;
  const response = await askEmulator(emulatorUrl, path, { email: [DEMO.email] });
  const { users = [] } = (await response.json()) as { users?: { customAttributes?: string }[] };
  return users.some(({ customAttributes }) => {
    const claims: Record<string, unknown> = JSON.parse(customAttributes || '{}');
    return roleOf(claims['role']) !== null;
  });
}
