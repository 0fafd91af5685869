import { parseArgs } from 'node:util';
import type { Auth } from 'firebase-admin/auth';
import { withTarget } from './app/target.ts';
import { runCommand, UsageError } from './shared/failure.ts';
import { addStaff, listStaff, removeStaff } from './shared/staff-accounts.ts';

const USAGE = `Usage:
  npm run staff -- add EMAIL       gives an account access to the admin
  npm run staff -- remove EMAIL    removes its access at once
  npm run staff -- list            lists the accounts with access
  … --project ID                   in that Firebase project instead of locally`;

await runCommand(async () => {
  const { action, email, project } = readArguments();
  await withTarget(project, async ({ kind, sdk }) => {
    console.log(await act(sdk.auth, action, email));
    if (kind === 'stopped' && action === 'add') console.log('It works while npm start runs.');
  });
});

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { project: { type: 'string' } },
    });
    const [action = '', email = '', ...rest] = positionals;
    const wantsEmail = action === 'add' || action === 'remove';
    const valid = wantsEmail ? /^[^@\s]+@[^@\s]+$/u.test(email) : action === 'list' && email === '';
    if (valid && rest.length === 0) return { action, email, project: values.project ?? null };
  } catch {
    // An unknown option: the usage lists the known ones.
  }
  throw new UsageError(USAGE);
}

async function act(auth: Auth, action: string, email: string): Promise<string> {
  if (action === 'list') {
    const emails = await listStaff(auth);
    return emails.length > 0 ? emails.join('\n') : 'Nobody has access to the admin.';
  }
  if (action === 'remove') {
    if (!(await removeStaff(auth, email))) throw new UsageError(`There is no account ${email}.`);
    return `${email} no longer has access to the admin.`;
  }
  const { created, link } = await addStaff(auth, email);
  const what = created ? 'has an account and access to the admin' : 'has access to the admin';
  return `${email} ${what}. A password is chosen here:\n${link}`;
}
