import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '#tools/shared/config.ts';
import { UsageError } from '#tools/shared/failure.ts';

const run = promisify(execFile);

export async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: ROOT })).stdout.trim();
}

export function isDeploymentTag(name: string): boolean {
  return /^deploy-\d{8}-\d{6}$/u.test(name);
}

/** Gives the commit of this folder a tag, and resolves to it; null where no commit has what is deployed. */
export async function tagDeployment(say: (line: string) => void): Promise<string | null> {
  try {
    if ((await git('rev-parse', '--show-prefix')) !== '')
      throw new Error('no repository of its own');
    if ((await git('status', '--porcelain')) !== '') {
      say('No tag: this folder has changes that are in no commit, so nothing can lead back to it.');
      return null;
    }
    const time = new Date().toISOString().replace(/\D/gu, '');
    const tag = `deploy-${time.slice(0, 8)}-${time.slice(8, 14)}`;
    await git('tag', tag);
    say(`Tagged ${tag}: git push origin ${tag}. npm run deploy -- --from ${tag} puts it back.`);
    return tag;
  } catch {
    say('No tag: this folder is no repository of Git.');
    return null;
  }
}

/** Throws a `UsageError` where the repository does not have this tag. */
export async function refuseUnknownTag(tag: string): Promise<void> {
  await git('rev-parse', '--verify', `refs/tags/${tag}`).catch(async () => {
    const known = await git('tag', '--list', 'deploy-*', '--sort=-refname').catch(() => '');
    const list = known.split('\n').slice(0, 10).join('\n  ');
    throw new UsageError(`There is no tag ${tag}. The last ones:\n  ${list || 'none'}`);
  });
}
