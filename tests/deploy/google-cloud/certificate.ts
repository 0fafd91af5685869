import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  /** For `NODE_EXTRA_CA_CERTS`: this certificate and those that the machine adds itself. */
  trusted: string;
  cert: string;
  key: string;
}

/** Makes a certificate for these host names that ends with the test; takes the program openssl. */
export function createCertificate(folder: string, hosts: readonly string[]): Certificate {
  const [file, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', '/CN=fake Google Cloud', '-addext', `subjectAltName=${names}`],
      ...['-keyout', keyFile, '-out', file],
    ],
    { stdio: 'pipe' },
  );
  const cert = readFileSync(file, 'utf8');
  const trusted = join(folder, 'trusted.pem');
  const added = process.env['NODE_EXTRA_CA_CERTS'];
  writeFileSync(trusted, cert + (added ? readFileSync(added, 'utf8') : ''));
  return { trusted, cert, key: readFileSync(keyFile, 'utf8') };
}
