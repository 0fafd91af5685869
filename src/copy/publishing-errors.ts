/** Why a build was not published, as staff read it in the publishing status. */
export const publishingErrorCopy = {
  unknown: 'Ukendt fejl',
  noWebhook: 'Der er ikke angivet, hvem der bygger siden (PUBLISH_WEBHOOK_URL).',
  answered: (status: number) => `Byggeriet svarede ${status}.`,
  timeout: 'Byggeriet svarede ikke i tide.',
  unreachable: 'Byggeriet kunne ikke nås.',
} as const;
