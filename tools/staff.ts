import type { Auth } from 'firebase-admin/auth';
import { ROLES, type Role } from '#domain/staff/roles.ts';
import {
  findAccount,
  isLastOwner,
  removeFactors,
  setRole,
  staffAccounts,
} from '#functions/src/staff/accounts.ts';
import { withTarget } from './app/target.ts';
import { runCommand, UsageError } from './shared/failure.ts';
import { readArguments } from './shared/read-arguments.ts';
import { addStaff } from './shared/staff-accounts.ts';

const USAGE = `Usage:
  npm run staff -- add EMAIL       gives an account access to the admin, as owner
  … --role ROLE                    owner, sales or photographer
  npm run staff -- remove EMAIL    removes its access and ends its sessions
  npm run staff -- remove-factor EMAIL
                                   removes a lost second factor and ends its sessions
  npm run staff -- list            lists the accounts with access
  … --project ID                   in that Firebase project instead of locally`;

const LAST_OWNER = 'The last owner stays: give another account the role owner first.';

await runCommand(async () => {
  const { action, email, role, project } = readAction();
  await withTarget(project, async ({ kind, sdk }) => {
    console.log(await act(sdk.auth, action, email, role));
    if (kind === 'stopped' && action === 'add') console.log('It works while npm start runs.');
  });
});

function readAction() {
  const options = {
    project: { type: 'string' },
    role: { type: 'string', default: 'owner' },
  } as const;
  const config = { options, allowPositionals: true } as const;
  return readArguments(USAGE, config, ({ values, positionals }) => {
    const [action = '', email = '', ...rest] = positionals;
    const wantsEmail = ['add', 'remove', 'remove-factor'].includes(action);
    const valid = wantsEmail ? /^[^@\s]+@[^@\s]+$/u.test(email) : action === 'list' && email === '';
    const role = ROLES.find((known) => known === values.role);
    return valid && role && rest.length === 0
      ? { action, email, role, project: values.project ?? null }
      : undefined;
  });
}

async function act(auth: Auth, action: string, email: string, role: Role): Promise<string> {
  if (action === 'list') return list(auth);
  if (action === 'add') return add(auth, email, role);
  const account = await findAccount(auth, email);
  if (account === null) throw new UsageError(`There is no account ${email}.`);
  if (action === 'remove-factor') {
    await removeFactors(auth, account.uid);
    return `${email} signs in with the password alone.`;
  }
  if (await isLastOwner(auth, account.uid)) throw new UsageError(LAST_OWNER);
  await setRole(auth, account, null);
  await auth.revokeRefreshTokens(account.uid);
  return `${email} no longer has access to the admin.`;
}

async function list(auth: Auth): Promise<string> {
  const lines = (await staffAccounts(auth)).map(
    ({ email, role, second_factor }) =>
      `${email} (${role}${second_factor ? ', second factor' : ''})`,
  );
  return lines.length > 0 ? lines.join('\n') : 'Nobody has access to the admin.';
}

async function add(auth: Auth, email: string, role: Role): Promise<string> {
  const added = await addStaff(auth, email, role);
  if (!added) throw new UsageError(LAST_OWNER);
  const { created, link } = added;
  const what = created ? 'has an account and access to the admin' : 'has access to the admin';
  return `${email} ${what} as ${role}. A password is chosen here:\n${link}`;
}
