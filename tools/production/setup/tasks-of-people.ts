import { readDomain } from './items/domain.ts';
import { repositoryVariables } from './items/github.ts';
import type { Setup } from './settings.ts';

/** The tasks that only people can do, as lines. */
export async function tasksOfPeople(setup: Setup): Promise<string[]> {
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
