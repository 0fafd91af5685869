import { projectId } from '#functions/src/shared/admin-sdk.ts';
import { REGION } from '#functions/src/shared/settings/config.ts';

/** The address of an https function of this project, on the emulator where it runs there. */
export function functionUrl(name: string): string {
  const emulator = process.env['CLOUD_TASKS_EMULATOR_HOST'];
  return emulator
    ? `http://${emulator}/${projectId()}/${REGION}/${name}`
    : `https://${REGION}-${projectId()}.cloudfunctions.net/${name}`;
}
