import { paths } from '#paths';
import { crudRoutes, invalid, onlyFields } from '../crud.ts';
import type { Project } from '../project.ts';
import { notFound, Refusal, type Route } from '../route.ts';
import { BILLING } from './setup.ts';

type Json = Record<string, unknown>;

/** Google's own metrics, each with its resource. */
const GOOGLES_METRICS: Readonly<Record<string, string>> = {
  'monitoring.googleapis.com/uptime_check/check_passed': 'uptime_url',
  'run.googleapis.com/request_count': 'cloud_run_revision',
  'serviceruntime.googleapis.com/api/request_count': 'consumed_api',
};

interface Threshold {
  filter?: string;
  duration?: string;
  aggregations?: object[];
  denominatorFilter?: string;
  denominatorAggregations?: object[];
}

/** Log metrics, checks from outside, alerts and the budget. */
export function monitoringRoutes(project: Project): Route[] {
  const { resources } = project;
  const monitoring = 'monitoring/v3/projects/{id}';

  function refuseInvalidPolicy(policy: Json): void {
    const { content = '', mimeType } = (policy['documentation'] ?? {}) as Json;
    if (content === '' || mimeType !== 'text/markdown')
      throw invalid('It does not say what to do.');
    for (const channel of policy['notificationChannels'] as string[]) {
      if (!resources.has(channel)) throw notFound(`The notification channel ${channel}`);
    }
    const conditions = policy['conditions'] as { conditionThreshold?: Threshold }[];
    for (const { conditionThreshold: threshold = {} } of conditions) {
      refuseUnknownMetric(threshold.filter ?? '');
      if (threshold.denominatorFilter !== undefined) {
        refuseUnknownMetric(threshold.denominatorFilter);
        // A ratio of series with different alignments is refused.
        const [above, below] = [threshold.aggregations, threshold.denominatorAggregations];
        if (JSON.stringify(above) !== JSON.stringify(below)) {
          throw invalid('Numerator and denominator are aligned differently.');
        }
      }
      if (Number(/^(\d+)s$/u.exec(threshold.duration ?? '')?.[1]) % 60 !== 0) {
        throw invalid('A duration is a multiple of a minute.');
      }
    }
  }

  function refuseUnknownMetric(filter: string): void {
    const metric = /metric\.type="([^"]+)"/u.exec(filter)?.[1] ?? '';
    const resource = /resource\.type="([^"]+)"/u.exec(filter)?.[1];
    const own = /^logging\.googleapis\.com\/user\/([\w-]+)$/u.exec(metric)?.[1];
    const expected = own === undefined ? GOOGLES_METRICS[metric] : 'cloud_run_revision';
    const isThere = own === undefined || resources.has(`projects/${project.id}/metrics/${own}`);
    if (expected === undefined || resource !== expected || !isThere) {
      throw new Refusal(404, 'NOT_FOUND', `Cannot find metric that matches type = "${metric}".`);
    }
  }

  return [
    ...crudRoutes(project, {
      at: 'logging/v2/projects/{id}/metrics',
      id: 'body.name',
      fields: ['name', 'description', 'filter', 'metricDescriptor'],
      required: ['filter'],
      isReplaced: true,
      isShort: true,
    }),
    ...crudRoutes(project, {
      at: `${monitoring}/notificationChannels`,
      fields: ['type', 'displayName', 'labels', 'enabled'],
      required: ['type', 'labels'],
    }),
    ...crudRoutes(project, {
      at: `${monitoring}/uptimeCheckConfigs`,
      fields: [
        'displayName',
        'monitoredResource',
        'httpCheck',
        'period',
        'timeout',
        'contentMatchers',
      ],
      required: ['displayName', 'monitoredResource', 'httpCheck'],
      fixed: ['monitoredResource'],
      check: ({ displayName, monitoredResource, httpCheck, contentMatchers }) => {
        const { type, labels } = monitoredResource as { type: string; labels: Json };
        onlyFields(labels, ['host', 'project_id']);
        const { path, useSsl } = httpCheck as Json;
        const looks = displayName !== 'health' || (path === paths.health && contentMatchers);
        if (type !== 'uptime_url' || useSsl !== true || !looks)
          throw invalid('It looks at nothing.');
      },
    }),
    ...crudRoutes(project, {
      at: `${monitoring}/alertPolicies`,
      fields: ['combiner', 'conditions', 'displayName', 'documentation', 'notificationChannels'],
      required: ['conditions', 'displayName', 'combiner'],
      check: refuseInvalidPolicy,
    }),
    ...crudRoutes(project, {
      at: 'billingbudgets/v1/billingAccounts/{account}/budgets',
      fields: ['displayName', 'budgetFilter', 'amount', 'thresholdRules', 'notificationsRule'],
      required: ['amount'],
      check: ({ displayName, notificationsRule }, name) => {
        if (!name.startsWith(`${BILLING}/`)) throw notFound('The billing account');
        if (String(displayName).length > 60) throw invalid('A name has 60 characters.');
        const { pubsubTopic } = (notificationsRule ?? {}) as { pubsubTopic?: string };
        if (pubsubTopic && !resources.has(pubsubTopic)) throw invalid('There is no such topic.');
      },
    }),
  ];
}
