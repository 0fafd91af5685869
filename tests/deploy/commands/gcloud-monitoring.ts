import { paths } from '#paths';
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
      const filter = JSON.stringify(policy);
      const metric = /user\/([\w-]+)/u.exec(filter)?.[1];
      if (metric !== undefined) required(project, `metric ${metric}`);
      else if (filter.includes('uptime_check/check_passed')) required(project, 'uptime health');
      else throw new CommandRefusal('The policy is about no metric that exists.');
      if (flags['notification-channels']?.[0] !== required(project, 'channel')['name']) {
        throw new CommandRefusal('There is no such channel.');
      }
      project.resources.set(metric === undefined ? 'uptime alert' : 'alert', policy);
      return undefined;
    },
  },
  {
    words: 'alpha monitoring policies list',
    api: 'monitoring',
    run: (project) => [required(project, 'alert')],
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
      project.resources.set('budget', { amount: flags['budget-amount']?.[0] });
      return undefined;
    },
  },
];
