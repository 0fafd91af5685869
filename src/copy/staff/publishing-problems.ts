/** Why a release was not published, in Danish for staff. */
export const publishingProblemsCopy = {
  stockShrank: (before: number, after: number) =>
    `Lageret er faldet fra ${before} til ${after} biler. Vælg “Publicér alligevel”, hvis det er rigtigt.`,
  missingPages: (paths: string) => `Sider mangler: ${paths}.`,
  brokenLinks: (links: string) => `Døde henvisninger: ${links}.`,
  /** Follows the first items of a list. */
  andMore: (count: number) => ` og ${count} mere`,
  webhookRefused: (status: number) => `Byggeriet svarede ${status}.`,
  webhookTimeout: 'Byggeriet svarede ikke i tide.',
  webhookUnreachable: 'Byggeriet kunne ikke nås.',
  unknown: 'Ukendt fejl',
} as const;

/** The mail to the webmaster about a technical failure. */
export const webmasterMailCopy = {
  subject: (host: string) => `Teknisk fejl: ${host} kan ikke udgives`,
  intro: (time: string) =>
    `Siden kunne ikke udgives ${time}. Det, besøgende ser, er uændret. Fejlen er:`,
  lastPublished: (time: string) => `Siden blev sidst udgivet ${time}.`,
  neverPublished: 'Siden er endnu ikke udgivet.',
  retries:
    'Der prøves igen af sig selv, til sidst hvert kvarter. Du får først en ny mail, når siden har været udgivet igen og fejler på ny.',
  driftSubject: (host: string) => `Natlig kontrol: sider på ${host} afveg`,
  driftIntro:
    'Den fulde kontrol fandt sider, der havde ændret sig, uden at nogen havde redigeret det, de viser. De er udgivet igen, så besøgende ser det rigtige. Hver side står her med sin kontrolsum (SHA-256) før og efter:',
} as const;
