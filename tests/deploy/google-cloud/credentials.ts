import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ACCESS_TOKEN = 'access-token-of-the-test';

/** The answer of the token service. */
export const TOKEN = {
  access_token: ACCESS_TOKEN,
  issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
  token_type: 'Bearer',
  expires_in: 3600,
};

/** Writes credentials like those of a GitHub workflow, for `GOOGLE_APPLICATION_CREDENTIALS`. */
export function writeCredentials(folder: string, tokenUrl: string): string {
  const [file, subject] = [join(folder, 'credentials.json'), join(folder, 'subject.txt')];
  writeFileSync(subject, 'subject token');
  const credentials = {
    type: 'external_account',
    audience:
      '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/p',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    token_url: `${tokenUrl}/v1/token`,
    credential_source: { file: subject },
  };
  writeFileSync(file, JSON.stringify(credentials));
  return file;
}
