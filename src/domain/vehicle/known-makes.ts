import { makeSlug } from './make.ts';

/** Makes as they write themselves. */
const MAKES = `
  Abarth, Aiways, Alfa Romeo, Alpine, Aston Martin, Audi, Bentley, BMW, BYD, Cadillac, Chevrolet,
  Chrysler, Citroën, Cupra, Dacia, Daihatsu, Dodge, DS, Ferrari, Fiat, Fisker, Ford, Genesis,
  GWM, Honda, Hongqi, Hyundai, Isuzu, Iveco, Jaguar, Jeep, Kia, Lada, Lamborghini, Lancia,
  Land Rover, Leapmotor, Lexus, Lincoln, Lotus, Lucid, Lynk & Co, MAN, Maserati, Maxus, Mazda,
  McLaren, Mercedes-Benz, MG, Mini, Mitsubishi, Morgan, NIO, Nissan, Opel, Peugeot, Piaggio,
  Polestar, Porsche, RAM, Renault, Rolls-Royce, Rover, Saab, Seat, Škoda, Smart, SsangYong,
  Subaru, Suzuki, Tesla, Toyota, Volkswagen, Volvo, VW, XPeng, Zeekr
`
  .trim()
  .split(/,\s+/u);
/** Short names, by the slug of what they stand for. */
const SHORT: Readonly<Record<string, string>> = {
  vw: 'Volkswagen',
  mercedes: 'Mercedes-Benz',
  mb: 'Mercedes-Benz',
  chevy: 'Chevrolet',
  landrover: 'Land Rover',
};

const BY_SLUG: ReadonlyMap<string, string> = new Map([
  ...MAKES.map((make) => [makeSlug(make), make] as const),
  ...Object.entries(SHORT),
]);
const LONGEST_WORDS = 2;

/**
 * A make as its maker writes it, where it is a short name, all capitals or all small; else unchanged.
 * `spellings` are those of the stock by slug, which take precedence: a make has one page.
 */
export function spellMake(make: string, spellings: ReadonlyMap<string, string>): string {
  const slug = makeSlug(make);
  const hasOneCase = [make.toUpperCase(), make.toLowerCase()].includes(make);
  const known = SHORT[slug] ?? (hasOneCase ? BY_SLUG.get(slug) : undefined) ?? make;
  return spellings.get(makeSlug(known)) ?? known;
}

export function isKnownMake(text: string): boolean {
  return BY_SLUG.has(makeSlug(text));
}

/** Make, model and variant of a text that begins with a known make; null for another one. */
export function splitTitle(title: string): { make: string; model: string; variant: string } | null {
  const words = title.trim().split(/\s+/u);
  for (let count = LONGEST_WORDS; count > 0; count -= 1) {
    const make = words.slice(0, count).join(' ');
    // Tesla's models are two words.
    const [, model, variant = ''] =
      /^(Model \S+|\S+)(?: (.*))?$/u.exec(words.slice(count).join(' ')) ?? [];
    if (model && isKnownMake(make)) return { make, model, variant };
  }
  return null;
}
