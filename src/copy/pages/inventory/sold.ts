export const soldCopy = {
  title: (page: number) => (page === 1 ? 'Solgte biler' : `Solgte biler, side ${page}`),
  description: 'Biler, vi har solgt for nylig: mærke, model, årgang og dato for salget.',
  keywords: 'solgte biler, brugtbil, bilforhandler, vurdering af bil',
  breadcrumb: 'Solgte biler',
  hero: 'Solgte Køretøjer',
  heroLead: 'Biler, der har fundet en ny ejer.',
  count: (count: number) => `${count} Solgte Køretøjer`,
  /** Shown while more rows are loading. */
  loading: 'Indlæser solgte køretøjer...',
  pages: 'Sider',
  page: (page: number, pages: number) => `Side ${page} af ${pages}`,
  previous: 'Forrige side',
  empty: 'Ingen solgte køretøjer endnu',
  emptyHelp: 'Her kommer bilerne, når de er solgt. Indtil da kan du købe dem.',
  soldDate: 'Solgt',
  forSale: 'Se biler til salg',
} as const;
