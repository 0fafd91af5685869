import { globSync } from 'node:fs';
import { paths } from '#paths';
import type { Json } from '#tools/production/google.ts';
import { ROOT } from '#tools/shared/config.ts';
import { findListed, type Item, maskOf, resourceItem } from '../item.ts';
import type { Setup } from '../settings.ts';
import { readJson } from './data.ts';

/** Log lines of the functions that alerts count. */
const METRICS: Readonly<Record<string, { description: string; lines: string }>> = {
  'functions-need-somebody': {
    description: 'Failures of the functions',
    lines: 'severity>=ERROR OR jsonPayload.message="build failed"',
  },
  'edit-waits': {
    description: 'Edits that are not public after five minutes',
    lines: 'jsonPayload.message="edit waits"',
  },
  'inquiry-waits': {
    description: 'Inquiries that are not sent after ten minutes',
    lines: 'jsonPayload.message="inquiry waits"',
  },
};

const CHECKS: Readonly<Record<string, Json>> = {
  site: { httpCheck: { path: '/release.json', port: 443, useSsl: true } },
  health: {
    httpCheck: { path: paths.health, port: 443, useSsl: true },
    period: '600s',
    contentMatchers: [{ content: '"ok":true', matcher: 'CONTAINS_STRING' }],
  },
};

/** What watches the project, and whom it mails. */
export function alertItems(setup: Setup): Item[] {
  const { google, id, webmaster } = setup;
  const monitoring = `monitoring/v3/projects/${id}`;
  const channels = `${monitoring}/notificationChannels`;
  const findChannel = () =>
    findListed(google, channels, ({ labels }) => (labels as Json)?.['email_address'] === webmaster);
  const metrics = Object.entries(METRICS).map(([name, { description, lines }]) => {
    const fields = {
      name,
      description,
      filter: `resource.type="cloud_run_revision" AND (${lines})`,
      metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64' },
    };
    return resourceItem({
      title: `metric ${name}`,
      fields,
      find: () => google.find(`logging/v2/projects/${id}/metrics/${name}`),
      create: () => google.call('POST', `logging/v2/projects/${id}/metrics`, fields),
      update: () => google.call('PUT', `logging/v2/projects/${id}/metrics/${name}`, fields),
    });
  });
  const policies = globSync('tools/production/project/alerts/*.json', { cwd: ROOT }).sort();
  return [
    ...metrics,
    resourceItem({
      title: `mails to ${webmaster}`,
      fields: {},
      find: findChannel,
      create: () =>
        google.call('POST', channels, {
          type: 'email',
          displayName: 'Webmaster',
          labels: { email_address: webmaster },
        }),
    }),
    ...Object.entries(CHECKS).map(([name, check]) => checkItem(setup, name, check)),
    ...policies.map((file) => {
      const policy = readJson(file) as Json & { displayName: string };
      const all = `${monitoring}/alertPolicies`;
      return resourceItem({
        title: `alert "${policy.displayName}"`,
        fields: async () => ({
          ...policy,
          notificationChannels: [(await findChannel())?.['name']],
        }),
        find: () =>
          findListed(google, all, ({ displayName }) => displayName === policy.displayName),
        create: (fields) => google.call('POST', all, fields),
        update: ({ name }, changed, fields) =>
          google.call('PATCH', `monitoring/v3/${name}${maskOf(changed)}`, fields),
      });
    }),
  ];
}

/** A check from outside. The host of one cannot be changed, so one of another host is made anew. */
function checkItem({ google, id, siteUrl }: Setup, name: string, check: Json): Item {
  const all = `monitoring/v3/projects/${id}/uptimeCheckConfigs`;
  const create = (fields: Json) => google.call('POST', all, { ...fields, displayName: name });
  return resourceItem({
    title: `check of the ${name} from outside`,
    fields: async () => {
      const labels = { host: new URL(await siteUrl()).host, project_id: id };
      return { ...check, monitoredResource: { type: 'uptime_url', labels } };
    },
    find: () => findListed(google, all, ({ displayName }) => displayName === name),
    create,
    async update({ name: existing }, _, fields) {
      await google.call('DELETE', `monitoring/v3/${existing}`);
      await create(fields);
    },
  });
}
