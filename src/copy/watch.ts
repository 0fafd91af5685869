import { dealer } from '#dealer';
import type { NewsItem } from '#domain/watch/find-news.ts';
import { formatDate, formatKroner, vehiclesText } from './format.ts';
import { visitorMailCopy } from './inquiries/visitor-mail.ts';

const counted = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

/** Copy of /giv-besked. */
export const watchPageCopy = {
  description: 'Få en mail, når bilen kommer, bliver billigere, reserveret eller solgt.',
  keywords: 'giv besked, søgeagent, brugte biler',
  ask: {
    title: 'Giv besked',
    search: 'Vi skriver, når en bil som denne kommer, bliver billigere, reserveret eller solgt:',
    vehicles: (count: number) =>
      `Vi skriver, når ${count === 1 ? 'bilen' : 'en af bilerne'} bliver billigere, reserveret eller solgt:`,
    email: 'Din mailadresse',
    submit: 'Giv mig besked',
    terms:
      'Du får først en mail med et link, som du bekræfter med. Derefter højst én mail om dagen, og kun når der er nyt. Du stopper med ét tryk i hver mail, og det slutter af sig selv efter seks måneder. Vi bruger adressen til det og intet andet.',
    privacy: 'Læs, hvad vi gemmer.',
    back: 'Tilbage',
  },
  problems: {
    invalid: 'Skriv en gyldig e-mailadresse, fx navn@eksempel.dk.',
    again: 'Det blev ikke sendt. Vent et øjeblik, og tryk igen.',
    busy: 'Vi har fået mange ønsker på kort tid. Prøv igen om en time.',
  },
  wide: {
    title: 'Hvilken bil leder du efter?',
    text: 'Vælg et mærke, en model eller en pris blandt bilerne, og tryk på “Giv besked” igen. Så får du kun mails om de biler, du leder efter.',
    link: 'Vælg blandt bilerne',
  },
  sent: {
    title: 'Se i din indbakke',
    lead: 'Vi har sendt dig en mail med et link. Et tryk mere, så får du besked.',
    press: 'Gør det inden for to døgn, så begynder det.',
  },
  confirm: {
    title: 'Vil du have besked?',
    text: 'Tryk, så skriver vi, når der er nyt om:',
    submit: 'Ja, giv mig besked',
  },
  watches: {
    title: 'Det får du besked om',
    fresh: 'Det er bekræftet. Vi skriver, når der er nyt.',
    full: (most: number) =>
      `Du får allerede besked om ${most} ting. Stop en af dem, og tryk så på linket i mailen igen.`,
    until: (day: Date) => `Slutter ${formatDate(day)}`,
    stop: 'Stop',
    stopOne: (name: string) => `Stop besked om ${name}`,
    stopAll: 'Stop alle mails',
  },
  none: {
    title: 'Du får ingen mails om biler',
    text: 'Adressen er slettet hos os. Vil du have besked igen, så tryk på “Giv besked” ved en bil eller en søgning.',
  },
  wrong: {
    title: 'Linket virker ikke',
    text: 'Det er udløbet, eller også mangler noget af det. Åbn det fra mailen igen, eller tryk på “Giv besked” ved bilen.',
  },
  toInventory: 'Se bilerne',
} as const;

export const watchMailCopy = {
  hello: visitorMailCopy.hello(''),
  confirmSubject: 'Bekræft, at du vil have besked',
  confirm: 'Du har bedt om besked, når der er nyt om:',
  confirmLink: 'Bekræft, at du vil have besked',
  press: 'Tryk på linket, og bekræft på siden, der åbner. Linket virker i to døgn.',
  notYou:
    'Har du ikke bedt om det? Så har nogen skrevet din mailadresse ved en fejl. Gør ingenting, så sletter vi den om to døgn.',
  news: 'Her er dagens nyt om de biler, du følger:',
  vehicleLink: 'Se bilen',
  similar: 'Ligner den:',
  more: (count: number) => `Og ${vehiclesText(count)} mere`,
  footer: (until: Date) =>
    `Du har bedt om besked og får højst én mail om dagen. Det slutter ${formatDate(until)} af sig selv.`,
  stopLink: 'Se eller stop med ét tryk',
  signature: `${visitorMailCopy.greeting}\n${dealer.name}`,
  reach: visitorMailCopy.reach(dealer.offices[0].phone),
} as const;

/** `reserveret, 12.000 kr. billigere, end da du sidst hørte om den` and the like: the news about a vehicle. */
export function newsText({ became, cheaperBy }: Pick<NewsItem, 'became' | 'cheaperBy'>): string {
  const cheaper =
    cheaperBy > 0 ? `${formatKroner(cheaperBy)} billigere, end da du sidst hørte om den` : '';
  return [became && BECAME[became], cheaper].filter(Boolean).join(', ');
}

const BECAME = {
  new: 'ny',
  available: 'til salg igen',
  reserved: 'reserveret',
  sold: 'solgt',
} as const;

/** `2 nye, 1 billigere, 1 solgt` */
export function newsSubject(items: readonly Pick<NewsItem, 'became' | 'cheaperBy'>[]): string {
  const having = (became: NewsItem['became']) =>
    items.filter((item) => item.became === became).length;
  const parts: [number, string, string][] = [
    [having('new'), 'ny', 'nye'],
    [items.filter(({ cheaperBy }) => cheaperBy > 0).length, 'billigere', 'billigere'],
    [having('available'), 'til salg igen', 'til salg igen'],
    [having('reserved'), 'reserveret', 'reserveret'],
    [having('sold'), 'solgt', 'solgt'],
  ];
  const words = parts.filter(([count]) => count > 0).map((part) => counted(...part));
  return `Besked om biler: ${words.join(', ')}`;
}

/** `Volvo V60, Kia EV6 og 3 biler mere` */
export function vehiclesName(names: readonly string[]): string {
  const rest = names.length > 3 ? [vehiclesText(names.length - 2)] : [];
  const shown = rest.length > 0 ? names.slice(0, 2) : names;
  return new Intl.ListFormat('da').format([...shown, ...rest.map((text) => `${text} mere`)]);
}
