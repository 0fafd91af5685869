import { ConfigurationError, readJsonFile } from '#emulator/shared/configuration.ts';

/** The part of a project's Authentication configuration that the emulator supports. */
export interface AuthConfig {
  /** Of passwords that users choose; the Admin SDK may set shorter ones. */
  minPasswordLength: number;
  /** Whether users may delete their own accounts. */
  allowsDeletion: boolean;
}

/** The least number of characters that Authentication asks for where no policy is set. */
export const SHORTEST_PASSWORD = 6;
export const DEFAULT_CONFIG: AuthConfig = {
  minPasswordLength: SHORTEST_PASSWORD,
  allowsDeletion: true,
};

/** The part of `Config` of the Identity Toolkit API that is read; everything else is ignored. */
interface ConfigFile {
  client?: { permissions?: { disabledUserDeletion?: unknown } };
  passwordPolicyConfig?: {
    passwordPolicyEnforcementState?: unknown;
    passwordPolicyVersions?: { customStrengthOptions?: { minPasswordLength?: unknown } }[];
  };
}

/** Reads a file with the JSON that `projects.updateConfig` takes; throws a `ConfigurationError`. */
export function readAuthConfig(file: string): AuthConfig {
  const { client, passwordPolicyConfig: policy } = (readJsonFile(file) ?? {}) as ConfigFile;
  const isEnforced = policy?.passwordPolicyEnforcementState === 'ENFORCE';
  const options = policy?.passwordPolicyVersions?.[0]?.customStrengthOptions;
  const length = (isEnforced && options?.minPasswordLength) || SHORTEST_PASSWORD;
  if (typeof length !== 'number' || length < SHORTEST_PASSWORD) {
    throw new ConfigurationError(`${file}: minPasswordLength must be a number from 6.`);
  }
  const allowsDeletion = client?.permissions?.disabledUserDeletion !== true;
  return { minPasswordLength: length, allowsDeletion };
}
