import { projectId } from '#functions/src/shared/admin-sdk.ts';
import { REGION } from '#functions/src/shared/settings/config.ts';

export interface FunctionAddress {
  url: string;
  /** Whether only certain accounts may call it; the emulator has none. */
  needsIdToken: boolean;
}

/** The address of an https function of this project, on the emulator where it runs there. */
export function functionUrl(name: string): FunctionAddress {
  const emulator = process.env['CLOUD_TASKS_EMULATOR_HOST'];
  return emulator
    ? { url: `http://${emulator}/${projectId()}/${REGION}/${name}`, needsIdToken: false }
    : {
        url: `https://${REGION}-${projectId()}.cloudfunctions.net/${name}`,
        needsIdToken: true,
      };
}
