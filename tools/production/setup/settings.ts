import type { Google } from '../google.ts';

/** The decisions of a dealer about an installation, in addition to `src/dealer.ts`. */
export interface SetupSettings {
  /** `billingAccounts/…`; null where the project stays with the one that it has. */
  billingAccount: string | null;
  /** The dealer's domain; null for the address that Google gives. */
  domain: string | null;
  /** `owner/name` on GitHub, whose workflow may rehearse restoring; null for none. */
  repository: string | null;
  /** Whether images have a site of their own. */
  media: boolean;
  /** What a month may cost, in the currency of the billing account. */
  budget: number;
  /** Whether the public functions stop once the budget is spent. */
  stop: boolean;
  /** Gets the alerts. */
  webmaster: string;
}

export interface Setup extends SetupSettings {
  google: Google;
  id: string;
  bucket: string;
  /** The path of the file with the settings. */
  folder: string;
  /** Number of the project, which agents of Google are named after. */
  number(): Promise<string>;
  /** The address of the site: the domain once it answers. */
  siteUrl(): Promise<string>;
  /** The value of a secret that the project does not have. */
  askSecret(name: string): Promise<string>;
}

export function accountsOf({ id }: Pick<Setup, 'id'>) {
  const address = (name: string) => `${name}@${id}.iam.gserviceaccount.com`;
  return {
    site: address('site-functions'),
    worker: address('worker-functions'),
    publisher: address('publisher'),
    /** Restores backups as a rehearsal. */
    drill: address('restore-drill'),
  };
}
