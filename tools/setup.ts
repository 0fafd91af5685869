import { readFunctionsParameters } from './production/functions-parameters.ts';
import { type Google, openGoogle } from './production/google.ts';
import { readProductionFile } from './production/production-env.ts';
import { refuseUnfitDealer } from './production/settings.ts';
import { ask } from './production/setup/ask.ts';
import { readDomain } from './production/setup/items/domain.ts';
import { repositoryVariables } from './production/setup/items/github.ts';
import { setupItems } from './production/setup/items/index.ts';
import { openSetup } from './production/setup/open-setup.ts';
import { findMissing, linesOf, makeMissing } from './production/setup/set-up.ts';
import type { Setup, SetupSettings } from './production/setup/settings.ts';
import { checkSmtpUrl } from './shared/config.ts';
import { runCommand, UsageError } from './shared/failure.ts';
import { readArguments } from './shared/read-arguments.ts';

const USAGE = `Usage:
  npm run setup -- --project ID           shows what the project lacks, asks, and makes it
  npm run setup -- --project ID --check   only looks: fails where anything is missing or different
  … --yes               without asking
  … --billing ACCOUNT   its billing account (000000-000000-000000)
  … --domain DOMAIN     its own domain (www.your-dealer.dk)
  … --budget AMOUNT     what a month may cost, in the currency of the billing account (30)
  … --github OWNER/NAME the repository whose workflow may rehearse restoring
  … --media             images on a site of their own
ID has 6 to 30 lower-case letters, digits and hyphens, and does not begin with demo-.
The environment can have SMTP_URL; it is asked for otherwise. Run it again after any failure.`;
const PROJECT = /^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/u;

/** Secrets that only a person knows. */
const SECRETS: Readonly<Record<string, string>> = {
  SMTP_URL: 'SMTP_URL, as smtps://user:password@host:465 of the mail provider',
};

await runCommand(async () => {
  const { project, check, yes, ...chosen } = readOptions();
  refuseUnfitDealer();
  const google = openGoogle(project);
  const setup = openSetup(google, await readSettings(google, chosen), askSecret);
  const items = setupItems(setup);
  const findings = await findMissing(items);
  console.log(linesOf(findings).join('\n'));
  const missing = findings.filter((finding) => finding.missing.length > 0);
  if (!check && missing.length > 0) {
    const question = `Make the ${missing.length} marked with +? [y/N]`;
    if (!yes && (await ask(question)) !== 'y') throw new UsageError('Nothing was changed.');
    await makeMissing(items, console.log);
    console.log('\nChecking everything again:');
    const after = await findMissing(items);
    console.log(linesOf(after).join('\n'));
    refuse(after.filter((finding) => finding.missing.length > 0).length);
  } else refuse(missing.length);
  console.log(['', ...(await tasksOfPeople(setup))].join('\n'));
});

function refuse(count: number): void {
  if (count > 0) throw new UsageError(`${count} of them are not as they should be.`);
}

function readOptions() {
  const options = {
    project: { type: 'string' },
    check: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    billing: { type: 'string' },
    domain: { type: 'string' },
    budget: { type: 'string' },
    github: { type: 'string' },
    media: { type: 'boolean' },
  } as const;
  return readArguments(USAGE, { options }, ({ values: { project, ...others } }) =>
    project && PROJECT.test(project) ? { project, ...others } : undefined,
  );
}

type Chosen = Omit<ReturnType<typeof readOptions>, 'project' | 'check' | 'yes'>;

/** What the options say, else what the last run stored, else what is usual. */
async function readSettings(google: Google, chosen: Chosen): Promise<SetupSettings> {
  const { projectId } = google;
  const stored = readProductionFile(projectId);
  const budget = chosen.budget ?? (stored['MONTHLY_BUDGET'] || '30');
  if (!/^[1-9]\d{0,6}$/u.test(budget))
    throw new UsageError(`--budget is an amount, not "${budget}".`);
  const siteUrl = stored['SITE_URL'] || `https://${projectId}.web.app`;
  const parameters = await readFunctionsParameters({ projectId, siteUrl });
  return {
    billingAccount: await chooseBilling(google, chosen.billing),
    domain: (chosen.domain ?? stored['DOMAIN']) || null,
    repository: (chosen.github ?? stored['GITHUB_REPOSITORY']) || null,
    media: chosen.media ?? Boolean(stored['PUBLIC_MEDIA_URL']),
    budget: Number(budget),
    stop: parameters['BUDGET_STOP'] === '1',
    webmaster: parameters['WEBMASTER_EMAIL'] ?? '',
  };
}

/** The account that is named, or the only one there is; null where the project has one. */
async function chooseBilling(google: Google, named: string | undefined): Promise<string | null> {
  if (named !== undefined) return `billingAccounts/${named.replace('billingAccounts/', '')}`;
  const info = await google
    .find(`cloudbilling/v1/projects/${google.projectId}/billingInfo`)
    .catch(() => null);
  if (info?.['billingEnabled'] === true) return null;
  const all = await google.list(
    'cloudbilling/v1/billingAccounts?filter=open=true',
    'billingAccounts',
  );
  const [only, ...others] = all;
  if (only === undefined) {
    throw new UsageError('You have no billing account: https://console.cloud.google.com/billing');
  }
  if (others.length === 0) return String(only['name']);
  const lines = all.map(({ name, displayName }) => `  ${name} ${displayName}`);
  console.log(`Your billing accounts:\n${lines.join('\n')}`);
  const answer = await ask('Which one pays (--billing)?');
  const chosen = all.find(({ name }) => answer !== '' && String(name).endsWith(answer));
  if (chosen === undefined) throw new UsageError(`You have no billing account ${answer}.`);
  return String(chosen['name']);
}

/** Those that nobody needs to begin with are `none`; docs/production.md says what they are for. */
async function askSecret(name: string): Promise<string> {
  const question = SECRETS[name];
  const value = process.env[name] || (question ? await ask(question, { hidden: true }) : 'none');
  if (value === '' || /\s/u.test(value))
    throw new UsageError(`${name} needs a value without spaces.`);
  return name === 'SMTP_URL' ? checkSmtpUrl(value) : value;
}

/** The tasks that only people can do, as lines. */
async function tasksOfPeople(setup: Setup): Promise<string[]> {
  const { google, id, domain, repository } = setup;
  const lines: string[] = [];
  if (domain !== null) {
    const { answers, records } = await readDomain(google, id, domain);
    if (!answers) {
      lines.push(
        `The name server of ${domain} needs these records; then run this again and deploy:`,
      );
      lines.push(...(records.length > 0 ? records : ['see Hosting in the console']));
    }
  }
  if (repository !== null) {
    const variables = await repositoryVariables(setup);
    lines.push(`Variables of the environment "production" of ${repository} on GitHub:`);
    lines.push(...Object.entries(variables).map(([name, value]) => `${name}=${value}`));
  }
  return [...lines, 'Next: npm run deploy'];
}
