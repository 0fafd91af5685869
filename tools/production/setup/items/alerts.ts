import { globSync } from 'node:fs';
import { paths } from '#paths';
import type { Json } from '#tools/production/google.ts';
import { ROOT } from '#tools/shared/config.ts';
import { type Item, lateItem, maskOf, resourceItem, topFields } from '../item.ts';
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
  const findChannel = async () => {
    const all = await google.list(channels, 'notificationChannels');
    return all.find(({ labels }) => (labels as Json)?.['email_address'] === webmaster) ?? null;
  };
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
      const find = async () => {
        const found = await google.list(all, 'alertPolicies');
        return found.find(({ displayName }) => displayName === policy.displayName) ?? null;
      };
      const wanted = async () => ({
        ...policy,
        notificationChannels: [(await findChannel())?.['name']],
      });
      return lateItem(`alert "${policy.displayName}"`, async () => {
        const fields = await wanted();
        return resourceItem({
          title: policy.displayName,
          fields,
          find,
          create: () => google.call('POST', all, fields),
          update: ({ name }, changed) => {
            const names = topFields(changed);
            return google.call('PATCH', `monitoring/v3/${name}${maskOf(all, names)}`, fields);
          },
        });
      });
    }),
  ];
}

/** A check from outside. The host of one cannot be changed, so one of another host is made anew. */
function checkItem({ google, id, siteUrl }: Setup, name: string, check: Json): Item {
  const all = `monitoring/v3/projects/${id}/uptimeCheckConfigs`;
  return lateItem(`check of the ${name} from outside`, async () => {
    const labels = { host: new URL(await siteUrl()).host, project_id: id };
    const fields = { ...check, monitoredResource: { type: 'uptime_url', labels } };
    const create = () => google.call('POST', all, { ...fields, displayName: name });
    return resourceItem({
      title: name,
      fields,
      find: async () => {
        const found = await google.list(all, 'uptimeCheckConfigs');
        return found.find(({ displayName }) => displayName === name) ?? null;
      },
      create,
      async update({ name: existing }) {
        await google.call('DELETE', `monitoring/v3/${existing}`);
        await create();
      },
    });
  });
}
