import type { Google, Json } from '#tools/production/google.ts';
import { type Item, restResource } from '../item.ts';
import type { Setup } from '../settings.ts';

const domainsOf = (id: string) =>
  `firebasehosting/v1beta1/projects/${id}/sites/${id}/customDomains`;

export function domainItems({ google, id, domain }: Setup): Item[] {
  if (domain === null) return [];
  return [
    restResource(google, {
      title: `domain ${domain}`,
      at: `${domainsOf(id)}/${domain}`,
      under: `${domainsOf(id)}?customDomainId=${domain}`,
      fields: {},
    }),
  ];
}

interface DomainState {
  /** Whether visitors reach the site under it. */
  answers: boolean;
  /** Records that its name server lacks, such as `www.dealer.dk A 199.36.158.100`. */
  records: string[];
}

/** What Google sees of the domain. */
export async function readDomain(google: Google, id: string, domain: string): Promise<DomainState> {
  const found = ((await google.find(`${domainsOf(id)}/${domain}`)) ?? {}) as {
    hostState?: string;
    cert?: { state?: string };
    requiredDnsUpdates?: { desired?: { records?: Json[] }[] };
  };
  const desired = found.requiredDnsUpdates?.desired ?? [];
  return {
    answers: found.hostState === 'HOST_ACTIVE' && found.cert?.state === 'CERT_ACTIVE',
    records: desired
      .flatMap(({ records = [] }) => records)
      .filter((record) => record['requiredAction'] !== undefined)
      .map((record) => `${record['domainName']} ${record['type']} ${record['rdata']}`),
  };
}
