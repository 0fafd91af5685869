import { paths } from '#paths';
import { type Project, resourcesLike } from '../google-cloud/project.ts';
import { type Command, CommandRefusal } from './command.ts';
import { required } from './gcloud-project.ts';

export const MONITORING_COMMANDS: readonly Command[] = [
  {
    words: 'logging metrics create',
    args: ['NAME'],
    required: ['description', 'log-filter'],
    api: 'logging',
    run: (project, { args: [name] }) => {
      project.resources.set(`metric ${name}`, {});
      return undefined;
    },
  },
  {
    words: 'logging read',
    args: ['FILTER'],
    optional: ['limit'],
    api: 'logging',
    run: (project) => {
      required(project, 'site');
      return [{ jsonPayload: { proxies: 2, release: '20261122-120000000' } }];
    },
  },
  {
    words: 'logging sinks update',
    args: ['SINK'],
    required: ['add-exclusion'],
    api: 'logging',
    run: (_, { args: [name] }) => {
      if (name !== '_Default') throw new CommandRefusal(`There is no sink ${name}.`);
      return undefined;
    },
  },
  {
    words: 'beta monitoring channels create',
    required: ['display-name', 'type', 'channel-labels'],
    api: 'monitoring',
    run: (project, { flags }) => {
      const channel = {
        name: 'projects/p/notificationChannels/1',
        labels: flags['channel-labels'],
      };
      project.resources.set('channel', channel);
      return channel;
    },
  },
  {
    words: 'alpha monitoring policies create',
    required: ['policy-from-file', 'notification-channels'],
    api: 'monitoring',
    run: (project, { flags }) => {
      const policy = JSON.parse(flags['policy-from-file']?.[0] ?? '');
      refuseInvalidPolicy(project, policy);
      if (flags['notification-channels']?.[0] !== required(project, 'channel')['name']) {
        throw new CommandRefusal('There is no such channel.');
      }
      const name = `alert ${policy.displayName}`;
      if (project.resources.has(name)) throw new CommandRefusal(`${name} exists.`);
      project.resources.set(name, policy);
      return undefined;
    },
  },
  {
    words: 'alpha monitoring policies list',
    api: 'monitoring',
    run: (project) => resourcesLike(project, /^alert /u),
  },
  {
    words: 'monitoring uptime create',
    args: ['NAME'],
    required: ['resource-type', 'resource-labels', 'protocol', 'path'],
    optional: ['period', 'matcher-content', 'matcher-type'],
    api: 'monitoring',
    run: (project, { args: [name], flags }) => {
      const labels = flags['resource-labels']?.[0];
      const [path, content] = [flags['path']?.[0], flags['matcher-content']?.[0]];
      if (name === 'health' && (path !== paths.health || !content || !flags['matcher-type'])) {
        throw new CommandRefusal('The check of the health looks at nothing.');
      }
      project.resources.set(`uptime ${name}`, { labels, path, content });
      return undefined;
    },
  },
  {
    words: 'billing budgets create',
    required: ['billing-account', 'display-name', 'budget-amount', 'threshold-rule'],
    optional: ['filter-projects'],
    api: 'billingbudgets',
    run: (project, { flags }) => {
      if (flags['billing-account']?.[0] !== required(project, 'billing')['account']) {
        throw new CommandRefusal('There is no such billing account.');
      }
      const [name = ''] = flags['display-name'] ?? [];
      if (name.length > 60) throw new CommandRefusal('The name of a budget has 60 characters.');
      const rules = flags['threshold-rule'] ?? [];
      const known = /^percent=\d\.\d+(?:,basis=(?:current|forecasted)-spend)?$/u;
      if (!rules.every((rule) => known.test(rule))) throw new CommandRefusal('Invalid rule.');
      project.resources.set('budget', { name, amount: flags['budget-amount']?.[0] });
      return undefined;
    },
  },
];

/** Metrics of Google's own, each with the resource that it is of. */
const GOOGLES_METRICS: Readonly<Record<string, string>> = {
  'monitoring.googleapis.com/uptime_check/check_passed': 'uptime_url',
  'run.googleapis.com/request_count': 'cloud_run_revision',
  'serviceruntime.googleapis.com/api/request_count': 'consumed_api',
};
const POLICY_FIELDS = ['combiner', 'conditions', 'displayName', 'documentation'];

interface Policy {
  displayName?: string;
  documentation?: { content?: string; mimeType?: string };
  conditions?: { conditionThreshold?: Threshold }[];
}

interface Threshold {
  filter?: string;
  duration?: string;
  aggregations?: object[];
  denominatorFilter?: string;
  denominatorAggregations?: object[];
}

/** Throws for a policy that Cloud Monitoring would not take. */
function refuseInvalidPolicy(project: Project, policy: Policy): void {
  const other = Object.keys(policy).find((field) => !POLICY_FIELDS.includes(field));
  if (other !== undefined) throw new CommandRefusal(`A policy has no field ${other}.`);
  const { content = '', mimeType } = policy.documentation ?? {};
  if (content === '' || mimeType !== 'text/markdown') {
    throw new CommandRefusal(`${policy.displayName} does not say what to do.`);
  }
  const { conditions = [] } = policy;
  if (conditions.length === 0) throw new CommandRefusal('A policy needs a condition.');
  for (const { conditionThreshold: threshold = {} } of conditions) {
    refuseUnknownMetric(project, threshold.filter ?? '');
    if (threshold.denominatorFilter !== undefined) {
      refuseUnknownMetric(project, threshold.denominatorFilter);
      // A ratio of series that are aligned otherwise is refused.
      const [above, below] = [threshold.aggregations, threshold.denominatorAggregations];
      if (JSON.stringify(above) !== JSON.stringify(below)) {
        throw new CommandRefusal('Numerator and denominator are aligned differently.');
      }
    }
    if (Number(/^(\d+)s$/u.exec(threshold.duration ?? '')?.[1]) % 60 !== 0) {
      throw new CommandRefusal('A duration is a multiple of a minute.');
    }
  }
}

function refuseUnknownMetric(project: Project, filter: string): void {
  const metric = /metric\.type="([^"]+)"/u.exec(filter)?.[1] ?? '';
  const resource = /resource\.type="([^"]+)"/u.exec(filter)?.[1];
  const own = /^logging\.googleapis\.com\/user\/([\w-]+)$/u.exec(metric)?.[1];
  if (own !== undefined) required(project, `metric ${own}`);
  else if (metric.includes('uptime_check')) required(project, 'uptime health');
  const expected = own === undefined ? GOOGLES_METRICS[metric] : 'cloud_run_revision';
  if (expected === undefined || resource !== expected) {
    throw new CommandRefusal(`There is no metric ${metric} of ${resource}.`);
  }
}
