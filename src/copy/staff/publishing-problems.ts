/** Why a release was not published, in Danish for staff. */
export const publishingProblemsCopy = {
  stockShrank: (before: number, after: number) =>
    `Lageret er faldet fra ${before} til ${after} biler. Vælg »Publicér alligevel«, hvis det er rigtigt.`,
  missingPages: (paths: string) => `Sider mangler: ${paths}.`,
  brokenLinks: (links: string) => `Døde henvisninger: ${links}.`,
  /** Follows the first items of a list. */
  andMore: (count: number) => ` og ${count} mere`,
  webhookMissing: 'Der er ikke angivet, hvem der bygger siden (PUBLISH_WEBHOOK_URL).',
  webhookRefused: (status: number) => `Byggeriet svarede ${status}.`,
  webhookTimeout: 'Byggeriet svarede ikke i tide.',
  webhookUnreachable: 'Byggeriet kunne ikke nås.',
  unknown: 'Ukendt fejl',
  buildAborted: 'Byggeriet blev afbrudt. Se arbejdsgangen »Publish« på GitHub.',
} as const;
