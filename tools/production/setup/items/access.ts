import type { Google } from '#tools/production/google.ts';
import { type Item, resourceItem, restResource } from '../item.ts';
import { accountsOf, type Setup } from '../settings.ts';
import { poolOf } from './github.ts';
import { bucketGrants, projectGrants, withdrawnGrants } from './grants.ts';
import { type Grant, grant, policyItem } from './policy.ts';

/** The accounts of the functions, and the roles that each one's work needs; docs/production.md says why. */
export function accessItems(setup: Setup): Item[] {
  const { google, id, repository } = setup;
  const accounts = Object.values(accountsOf(setup)).filter(
    (address) => repository !== null || address !== accountsOf(setup).drill,
  );
  const roles = `iam/v1/projects/${id}/roles`;
  const project = `cloudresourcemanager/v3/projects/${id}`;
  const ofBucket = `storage/storage/v1/b/${setup.bucket}/iam`;
  return [
    ...accounts.map((address) =>
      restResource(google, {
        title: `account ${address.split('@')[0]}`,
        at: `iam/v1/projects/${id}/serviceAccounts/${address}`,
        under: `iam/v1/projects/${id}/serviceAccounts`,
        fields: {},
        created: { accountId: address.split('@')[0] ?? '', serviceAccount: {} },
      }),
    ),
    ...customRoles(setup).map((role) => customRole(google, roles, role)),
    policyItem({
      title: 'roles of the project',
      read: () =>
        google.call('POST', `${project}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } }),
      write: (policy) => google.call('POST', `${project}:setIamPolicy`, { policy }),
      grants: () => projectGrants(setup),
      withdrawn: () => withdrawnGrants(setup),
      before: () => createAgents(setup),
    }),
    policyItem({
      title: 'roles of the bucket',
      read: () => google.call('GET', `${ofBucket}?optionsRequestedPolicyVersion=3`),
      write: (policy) => google.call('PUT', ofBucket, policy),
      grants: async () => bucketGrants(setup),
    }),
    ...actingItems(setup),
  ];
}

interface CustomRole {
  name: string;
  title: string;
  includedPermissions: string[];
}

function customRoles({ stop, repository }: Setup): CustomRole[] {
  // Google's role for Hosting may also delete sites and domains.
  const releases = ['firebasehosting.sites.get', 'firebasehosting.sites.update'];
  const roles = [{ name: 'sitePublisher', title: 'Site publisher', includedPermissions: releases }];
  if (stop) {
    const includedPermissions = ['run.services.get', 'run.services.update'];
    roles.push({ name: 'publicStopper', title: 'Stops public functions', includedPermissions });
  }
  if (repository !== null) {
    const includedPermissions = ['datastore.databases.delete'];
    roles.push({
      name: 'restoredDeleter',
      title: 'Deletes restored databases',
      includedPermissions,
    });
  }
  return roles;
}

function customRole(google: Google, roles: string, { name, ...own }: CustomRole): Item {
  const role = { ...own, stage: 'GA' };
  const at = `${roles}/${name}`;
  return resourceItem({
    title: `role ${name}`,
    fields: { ...role, deleted: false },
    find: () => google.find(at),
    create: () => google.call('POST', roles, { roleId: name, role }),
    async update({ deleted }) {
      // A deleted role keeps its name for some weeks.
      if (deleted === true) await google.call('POST', `${at}:undelete`, {});
      await google.call('PATCH', `${at}?updateMask=${Object.keys(role).join(',')}`, role);
    },
  });
}

/** Accounts of Google's own services, which exist once somebody asks for them. */
async function createAgents({ google, id }: Setup): Promise<void> {
  const service = `serviceusage/v1beta1/projects/${id}/services/pubsub.googleapis.com`;
  await google.call('POST', `${service}:generateServiceIdentity`, {});
  await google.call('GET', `storage/storage/v1/projects/${id}/serviceAccount`);
}

/** Who may act as an account. */
function actingItems(setup: Setup): Item[] {
  const { site, worker, drill } = accountsOf(setup);
  const { google, id, repository, stop } = setup;
  const item = (address: string, grants: () => Promise<Grant[]>) => {
    const at = `iam/v1/projects/${id}/serviceAccounts/${address}`;
    return policyItem({
      title: `who may act as ${address.split('@')[0]}`,
      read: () => google.call('POST', `${at}:getIamPolicy?options.requestedPolicyVersion=3`),
      write: (policy) => google.call('POST', `${at}:setIamPolicy`, { policy }),
      grants,
    });
  };
  const asWorker = async () => [grant(worker, 'roles/iam.serviceAccountUser')];
  const asRepository = async () => [
    {
      member: `principalSet://iam.googleapis.com/${await poolOf(setup)}/attribute.repository/${repository}`,
      role: 'roles/iam.workloadIdentityUser',
    },
  ];
  return [
    item(worker, asWorker),
    // Who changes a service must be allowed to act as the account that it runs as.
    ...(stop ? [item(site, asWorker)] : []),
    ...(repository === null ? [] : [item(drill, asRepository)]),
  ];
}
