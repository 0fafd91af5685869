import type { HostingClient } from 'site-publisher';
import { emulatorHosting } from '#functions/src/publishing/build/project-hosting.ts';
import { PROJECT_ID } from '../shared/config.ts';

export function localHosting(emulatorUrl: string): HostingClient {
  return emulatorHosting(emulatorUrl, PROJECT_ID);
}
