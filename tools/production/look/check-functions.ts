import * as v from 'valibot';
import { HealthSchema } from '#domain/health.ts';
import { paths } from '#paths';
import type { LiveSite } from './site.ts';

const TokenSchema = v.object({ token: v.pipe(v.string(), v.regex(/^\w+\.[\w-]+\.[\w-]+$/u)) });

/** Whether the functions answer, and what they say about the app. */
export async function checkFunctions(site: LiveSite): Promise<string[]> {
  const problems: string[] = [];
  const token = await answerOf(site, paths.formToken, TokenSchema);
  if (!token.success) problems.push(`${paths.formToken} gives no form token: no form can be sent.`);
  const health = await answerOf(site, paths.health, HealthSchema);
  if (!health.success) problems.push(`${paths.health} does not say how the app is.`);
  else if (!health.output.ok)
    problems.push(`The app reports ${health.output.problems.join(', ')}.`);
  // An empty form is refused by name; a function that does not run answers with another status.
  const sent = await site.post(paths.sendContactEmail, '{}', {
    'content-type': 'application/json',
  });
  if (sent.status !== 422)
    problems.push(`An empty inquiry is answered with ${sent.status} and not 422.`);
  const foreign = await site.post(paths.sendContactEmail, 'name=x', {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://elsewhere.example',
  });
  if (foreign.status !== 403)
    problems.push(`A form of another site gets ${foreign.status} and not 403.`);
  return problems;
}

/** Whether the forms of a preview lead to no function: an inquiry would be a real one. */
export async function checkClosedForms(site: LiveSite): Promise<string[]> {
  const type = { 'content-type': 'application/json' };
  const { status } = await site.post(paths.sendContactEmail, '{}', type);
  if (status === 404 || status === 405) return [];
  return [`A form of the preview is answered with ${status}: an inquiry might be stored.`];
}

async function answerOf<Schema extends v.GenericSchema>(
  site: LiveSite,
  path: string,
  schema: Schema,
) {
  const { text } = await site.get(path);
  return v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
}
