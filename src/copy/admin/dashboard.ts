import { formatAmount, formatClock, vehiclesText } from '../format.ts';

export const dashboardCopy = {
  total: 'Total Vehicles',
  addedThisWeek: (count: number) => `+${formatAmount(count)} added this week`,
  unpublished: (count: number) => `+${count} ${count === 1 ? 'kladde' : 'kladder'}`,
  totalValue: 'Total Value',
  recentActivity: 'Recent Activity',
  recentActivityHint: 'Tilføjet de seneste 7 dage',
  totalValueHint: 'Summen af priserne på biler til salg',
  stock: 'Lageret',
  quickActions: 'Quick Actions',
  addNew: 'Add New Vehicle',
  viewAll: 'View All Vehicles',
  recentVehicles: 'Recent Vehicles',
  none: 'Der er ingen biler endnu.',
} as const;

const accessories = (count: number) => `${count} ${count === 1 ? 'stykke' : 'stykker'} tilbehør`;
const files = (count: number) => (count === 1 ? '1 fil' : `${count} filer`);

/** Words of the day's work on the dashboard. */
export const todayCopy = {
  heading: 'I dag',
  /** `lørdag 28. november` */
  date: (now: Date) =>
    now.toLocaleDateString('da-DK', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'Europe/Copenhagen',
    }),
  nothing: 'Alt er, som det skal være. Ingen opgaver lige nu.',
  inquiries: (count: number) =>
    count === 1 ? '1 henvendelse venter på svar' : `${count} henvendelser venter på svar`,
  since: (text: string) => `Den ældste: ${text}`,
  answer: 'Svar',
  viewings: (count: number, day: string) =>
    `${count === 1 ? '1 fremvisning' : `${count} fremvisninger`} ${day}`,
  viewingToday: 'i dag',
  viewingTomorrow: 'i morgen',
  /** Of the coming week. */
  viewingOn: (day: string) =>
    `på ${new Date(day).toLocaleDateString('da-DK', { weekday: 'long', timeZone: 'UTC' })}`,
  viewing: (start: string, vehicle: string, name: string) =>
    `kl. ${formatClock(start)} ${[vehicle, name].filter(Boolean).join(', ')}`,
  sold: (vehicle: string) => `${vehicle} (solgt)`,
  openCalendar: 'Åbn kalenderen',
  answerTimes: 'Svartid de seneste 30 dage, i åbningstid',
  answerTime: (median: string, worst: string) =>
    `Halvdelen er besvaret inden ${median}, længst ${worst}`,
  overdue: (count: number) => `${count} over løftet`,
  minutes: (minutes: number) =>
    minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} t ${minutes % 60} min`,
  publishing: 'Siden er ikke opdateret',
  showWhy: 'Se hvorfor',
  underWay: 'Ændringer er på vej til siden',
  showSite: 'Se siden',
  sheets: (count: number) =>
    count === 1
      ? '1 prisskilt siger en anden pris end siden'
      : `${count} prisskilte siger en anden pris end siden`,
  printAgain: 'Udskriv igen',
  offersEnd: (count: number) =>
    count === 1 ? '1 tilbud slutter snart' : `${count} tilbud slutter snart`,
  offerLastDay: (name: string, date: string) => `${name}: sidste dag ${date}`,
  offersLast: (count: number, days: number) => `${count} tilbud har varet mere end ${days} dage`,
  offerSince: (name: string, date: string) =>
    `${name}: siden ${date}. Et langt tilbud kan regnes for den normale pris.`,
  loanEnds: (date: string) => `Lånets vilkår gælder til ${date}`,
  newTerms: (lender: string) => `Derefter viser siden intet lån. Bed ${lender} om de nye vilkår.`,
  noLoan: 'Siden viser ikke længere et lån',
  loanEnded: (lender: string, date: string) => `Vilkårene fra ${lender} gjaldt til ${date}.`,
  oldTax: (year: number) => `Siden viser ejerafgiften efter satser for ${year}`,
  newTax: 'De nye satser skal ind, før bilernes udgifter passer.',
  writeWebmaster: 'Skriv til webmaster',
  work: {
    lacking: {
      title: (count: number) => `${vehiclesText(count)} på siden mangler oplysninger`,
      action: 'Udfyld',
    },
    images: {
      title: (count: number) => `${vehiclesText(count)} venter på billeder`,
      action: 'Tag billeder',
    },
    steps: {
      title: (count: number) => `${vehiclesText(count)} har et trin, der skal klares i dag`,
      action: 'Vis bilerne',
    },
  },
  /** What keeps something of a car or accessory off the site. */
  problems: {
    uploads: {
      title: (owners: string) => `${owners} har filer, der ikke kunne bruges på siden`,
      detail: (names: string, count: number) => `${files(count)}: ${names}`,
      action: 'Se filerne',
    },
    rejected: {
      title: (owners: string) =>
        `${owners} har noget, der ikke kan læses og derfor ikke vises på siden`,
      detail: (names: string) => names,
      action: 'Ret',
    },
  },
  owners: { vehicles: vehiclesText, accessories },
  more: (count: number) => ` og ${count} mere`,
  standing: (count: number, days: number) =>
    `${vehiclesText(count)} har stået længere end ${days} dage`,
  standingSold: (sold: number) =>
    `Halvdelen af jeres ${sold} seneste solgte biler blev solgt hurtigere.`,
  standingOwnStock: 'Halvdelen af bilerne til salg har stået længere.',
  longest: (name: string, days: number) => `Længst: ${name}, ${days} dage`,
  review: 'Se priserne',
  actionFor: (action: string, what: string) => `${action}: ${what}`,
} as const;
