import { BUDGET_NAME } from '#functions/src/budget/stop-at-budget.ts';
import { findListed, type Item, maskOf, resourceItem, restResource } from '../item.ts';
import type { Setup } from '../settings.ts';

/** What mails when the month costs more than planned, and tells the functions so. */
export function budgetItems({ google, id, number, budget, stop }: Setup): Item[] {
  const topic = `projects/${id}/topics/${BUDGET_NAME}`;
  // The runbook has a page of this name.
  const displayName = `${id} docs/runbook.md#spend`;
  const budgets = async () => {
    const info = await google.call('GET', `cloudbilling/v1/projects/${id}/billingInfo`);
    return `billingbudgets/v1/${info['billingAccountName']}/budgets`;
  };
  return [
    ...(stop
      ? [
          restResource(google, {
            title: 'topic of the budget',
            at: `pubsub/v1/${topic}`,
            method: 'PUT',
            fields: {},
          }),
          restResource(google, {
            title: 'subscription of the budget',
            at: `pubsub/v1/projects/${id}/subscriptions/${BUDGET_NAME}`,
            method: 'PUT',
            // Without a policy one that nothing reads for a month is deleted.
            fields: { topic, ackDeadlineSeconds: 60 },
            created: { expirationPolicy: {} },
            fixed: ['topic', 'ackDeadlineSeconds'],
          }),
        ]
      : []),
    resourceItem({
      title: `budget of ${budget} a month`,
      fields: async () => ({
        displayName,
        budgetFilter: { projects: [`projects/${await number()}`] },
        // Without a currency it is that of the billing account.
        amount: { specifiedAmount: { units: String(budget) } },
        thresholdRules: [
          { thresholdPercent: 0.5, spendBasis: 'CURRENT_SPEND' },
          { thresholdPercent: 1, spendBasis: 'CURRENT_SPEND' },
          { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
        ],
        ...(stop && { notificationsRule: { pubsubTopic: topic, schemaVersion: '1.0' } }),
      }),
      find: async () =>
        findListed(google, await budgets(), (one) => one['displayName'] === displayName),
      create: async (fields) => google.call('POST', await budgets(), fields),
      update: ({ name }, changed, fields) =>
        google.call('PATCH', `billingbudgets/v1/${name}${maskOf(changed)}`, fields),
    }),
  ];
}
