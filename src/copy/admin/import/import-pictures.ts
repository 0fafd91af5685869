import { formatAmount, vehiclesText } from '#copy/format.ts';

const pictures = (count: number) => (count === 1 ? '1 billede' : `${formatAmount(count)} billeder`);

/** Images of many cars at once, from an archive or a folder. */
export const importPicturesCopy = {
  heading: 'Billeder til bilerne',
  intro:
    'Vælg en zip-fil eller en mappe. Billederne hedder som nummerpladen, stelnummeret eller bil-id, fx AB12345_1.jpg, eller ligger i en mappe pr. bil. Står der adresser på billeder i bilernes fil, hentes de herfra bagefter.',
  zip: 'Zip-fil med billeder',
  chooseZip: 'Vælg zip-fil',
  folder: 'Mappe med billeder',
  chooseFolder: 'Vælg mappe',
  reading: 'Ser billederne igennem…',
  failed: 'Billederne kunne ikke læses',
  found: (name: string, images: number, owners: number) =>
    `${name}: ${pictures(images)} til ${vehiclesText(formatAmount(owners))}`,
  nothing: (name: string) => `${name}: Ingen af billederne passer til en bil på lageret.`,
  withoutCar: (count: number) => `${pictures(count)} uden bil`,
  byCar: (count: number) => `Billeder til ${vehiclesText(formatAmount(count))}`,
  carLine: (name: string, count: number) => `${name}: ${pictures(count)}`,
  more: (count: number) => `og ${formatAmount(count)} andre`,
  byAddress: (images: number, owners: number) =>
    `Filen har adresser på ${pictures(images)} til ${vehiclesText(formatAmount(owners))}.`,
  afterwards: (images: number) =>
    `Filen har adresser på ${pictures(images)}. De hentes, når bilerne er importeret.`,
  fetch: (count: number) => `Hent ${pictures(count)}`,
  send: (count: number) => `Læg ${pictures(count)} op`,
  again: 'Fortsæt',
  progress: (done: number, total: number) =>
    `${formatAmount(done)} af ${formatAmount(total)} billeder`,
  sending: 'Lægger billeder op',
  dontClose: 'Lukker du siden nu, så vælg filen igen: det fortsætter, hvor det slap.',
  done: (saved: number, known: number) =>
    known === 0
      ? `${pictures(saved)} er lagt op.`
      : `${pictures(saved)} er lagt op, ${formatAmount(known)} var der i forvejen.`,
  offline: 'Forbindelsen forsvandt. Tryk Fortsæt, når den er tilbage.',
  notSent: (count: number) => `${pictures(count)} kom ikke med:`,
  interrupted: (name: string, done: number, total: number) =>
    `${name} blev afbrudt: ${formatAmount(done)} af ${formatAmount(total)} billeder er lagt op. Vælg den igen, så fortsætter det, hvor det slap.`,
  forget: 'Lad resten være',
  refusals: {
    broken: 'Zip-filen er i stykker.',
    encrypted: 'Zip-filen er låst med en adgangskode. Pak den igen uden.',
    climbs: 'Zip-filen har stier, der fører ud af den. Pak den igen.',
    tooMany: 'Der er mere end 20.000 filer. Del dem op.',
    tooLarge: 'Billederne fylder mere end 8 GB, når de er pakket ud. Del dem op.',
    imageTooLarge: 'Billedet fylder mere end 60 MB.',
    imageBroken: 'Billedet er i stykker i zip-filen.',
    tooManyOfCar: (count: number) => `Der hentes højst ${count} billeder til en bil.`,
    fetch: {
      address: 'Adressen begynder ikke med https://.',
      private: 'Adressen hører til et privat netværk.',
      redirects: 'Adressen sender videre for mange gange.',
      gone: 'Billedet findes ikke længere.',
      refused: 'Den anden side vil ikke udlevere billedet.',
      no_answer: 'Den anden side svarer ikke.',
      too_large: 'Billedet fylder mere end 10 MB.',
      no_image: 'Det er ikke et billede (JPG, PNG eller WebP).',
    },
    none: 'Der er ingen billeder (JPG, PNG eller WebP) i den.',
  },
} as const;
