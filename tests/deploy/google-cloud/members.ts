import type { Project } from './project.ts';
import { Refusal } from './route.ts';

/** Everybody, with or without a sign-in. */
const PUBLIC = new Set(['allUsers', 'allAuthenticatedUsers']);

/** Throws for a service account that is not a full address, or that the project does not have. */
export function refuseUnknownAccount(project: Project, account: unknown): void {
  const isAddress = /^[a-z0-9][a-z0-9-]*@[a-z0-9.-]+\.gserviceaccount\.com$/u.test(String(account));
  if (!isAddress) {
    throw new Refusal(400, 'INVALID_ARGUMENT', `Invalid member serviceAccount:${account}.`);
  }
  const isOfCompute = account === `${project.number}-compute@developer.gserviceaccount.com`;
  const exists = isOfCompute
    ? project.services.has('compute')
    : project.resources.has(`projects/${project.id}/serviceAccounts/${account}`);
  if (!exists) {
    throw new Refusal(400, 'INVALID_ARGUMENT', `Service account ${account} does not exist.`);
  }
}

/** Throws for a policy with a member that Google would refuse. */
export function refuseUnknownMembers(project: Project, policy: unknown): void {
  const { bindings = [] } = policy as { bindings?: { members?: string[] }[] };
  for (const member of bindings.flatMap(({ members = [] }) => members)) {
    const isPerson = /^(?:user|group):[^@\s]+@[^@\s]+$/u.test(member);
    if (isPerson || PUBLIC.has(member)) continue;
    if (member.startsWith('principalSet://iam.googleapis.com/')) continue;
    const account = /^serviceAccount:(.*)$/u.exec(member)?.[1];
    if (account === undefined) {
      throw new Refusal(400, 'INVALID_ARGUMENT', `Invalid member ${member}.`);
    }
    refuseUnknownAccount(project, account);
  }
}
