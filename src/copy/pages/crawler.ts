/** Copy of /web-crawler. */
export const crawlerCopy = {
  title: 'Web crawler',
  description:
    'Hent titel og tekst fra en webside, eller gennemgå op til 100 sider på samme websted.',
  keywords: 'web crawler, scraping, værktøj',
  intro:
    'Hent titel og tekst fra en webside, eller gennemgå op til 100 sider på samme websted. Alt hentes af din egen browser, og robots.txt respekteres, hvor den kan læses.',
  withoutScript: 'Værktøjet henter sider med JavaScript. Slå JavaScript til for at bruge det.',
  url: 'URL',
  urlHint: 'Hele adressen, f.eks. https://eksempel.dk/biler',
  urlInvalid: 'Indtast en gyldig URL, der begynder med http:// eller https://.',
  modes: 'Metode',
  direct: {
    tab: 'Direkte scraping',
    text: 'Din browser henter siden direkte. Det kræver, at siden tillader forespørgsler fra andre websteder.',
  },
  proxy: {
    tab: 'Proxy scraping',
    text: 'Siden hentes gennem en offentlig proxy, som ser adressen. Send aldrig adresser med personlige oplysninger igennem den.',
  },
  scrape: 'Hent side',
  crawl: 'Gennemgå websted',
  stop: 'Stop',
  busy: 'Henter...',
  progress: 'Fremdrift',
  progressText: (done: number, known: number) => `${done} af ${known} sider`,
  result: 'Resultat',
  results: (count: number) => `${count} sider hentet`,
  failed: (count: number) => `${count} kunne ikke hentes`,
  fields: { url: 'URL', title: 'Titel', timestamp: 'Tidspunkt', content: 'Indhold' },
  contentNote: 'De første 1000 tegn',
  downloadJson: 'Hent som JSON',
  downloadCsv: 'Hent som CSV',
  apiKey: {
    label: 'API-nøgle til proxy',
    hint: 'Gemmes kun i denne browser.',
    save: 'Gem nøgle',
    test: 'Test nøgle',
    saved: 'API-nøglen er gemt.',
    valid: 'API-nøglen ser gyldig ud.',
    invalid: 'API-nøglen er ugyldig. Den skal være længere end 10 tegn.',
  },
  noTitle: 'Ingen titel fundet',
  toasts: {
    success: 'Succes',
    error: 'Fejl',
    scraped: 'Siden er hentet.',
    crawled: (count: number) => `${count} sider er hentet.`,
    stopped: 'Gennemgangen er stoppet. Det hentede er gemt nedenfor.',
  },
  errors: {
    crossOrigin:
      'Siden tillader ikke forespørgsler fra andre websteder (CORS). Prøv en anden URL eller brug en proxy.',
    unknown: 'Ukendt fejl ved scraping',
    noContents: 'Ingen indhold modtaget fra proxy',
    robots: 'Webstedets robots.txt tillader ikke, at siden hentes.',
  },
} as const;
