import type { Item } from '../item.ts';
import { restResource } from '../item.ts';
import { accountsOf, type Setup } from '../settings.ts';

/** The resource name of the pool of GitHub's identities. */
export async function poolOf({ number }: Pick<Setup, 'number'>): Promise<string> {
  return `projects/${await number()}/locations/global/workloadIdentityPools/github`;
}

/** Lets the workflows of one repository sign in without a key. */
export function githubItems({ google, id, repository }: Setup): Item[] {
  if (repository === null) return [];
  const pools = `iam/v1/projects/${id}/locations/global/workloadIdentityPools`;
  const providers = `${pools}/github/providers`;
  return [
    restResource(google, {
      title: "pool of GitHub's identities",
      at: `${pools}/github`,
      under: `${pools}?workloadIdentityPoolId=github`,
      fields: { displayName: 'GitHub' },
    }),
    restResource(google, {
      title: `workflows of ${repository}, of its branch main`,
      at: `${providers}/github`,
      under: `${providers}?workloadIdentityPoolProviderId=github`,
      fields: {
        oidc: { issuerUri: 'https://token.actions.githubusercontent.com' },
        attributeMapping: {
          'google.subject': 'assertion.sub',
          'attribute.repository': 'assertion.repository',
        },
        attributeCondition: `assertion.repository == '${repository}' && assertion.ref == 'refs/heads/main'`,
      },
    }),
  ];
}

/** What the environment *production* of the repository must have; Google cannot set it. */
export async function repositoryVariables(setup: Setup): Promise<Record<string, string>> {
  return {
    GCLOUD_PROJECT: setup.id,
    WORKLOAD_IDENTITY_PROVIDER: `${await poolOf(setup)}/providers/github`,
    DRILL_SERVICE_ACCOUNT: accountsOf(setup).drill,
  };
}
