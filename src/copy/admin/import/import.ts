import { vehiclesText } from '#copy/format.ts';
import { vehicleFieldCopy } from '../vehicles/vehicle-fields.ts';
import type { ImportColumn } from './import-headings.ts';

const linesText = (count: number, lines: readonly string[]) =>
  `linje ${lines.join(', ')}${count > lines.length ? ' …' : ''}`;

/** The name of each target of a column; the export writes those of fields as headings. */
export const importColumnCopy = {
  id: 'Bil-id',
  ...vehicleFieldCopy,
  title: 'Mærke, model og variant i én celle',
  images: 'Adresser på billeder',
} as const satisfies Record<ImportColumn, string>;

/** Why a file cannot be read at all. */
export const importFileCopy = {
  tooLarge: 'Filen er større end 20 MB. Del den op.',
  noRows: 'Der er ingen rækker i filen.',
  tooManyCells: 'Filen har for mange celler. Slet tomme rækker og kolonner, eller del den op.',
  tooMuchText: 'Filen har mere end 20 MB tekst i cellerne. Slet lange tekster, eller del den op.',
  oldExcel:
    'Det er en ældre Excel-fil (.xls). Åbn den i et regneark, og gem den som .xlsx eller CSV.',
  brokenExcel:
    'Excel-filen er i stykker eller låst med en adgangskode. Gem den igen som .xlsx eller CSV.',
  pdf: 'Det er en PDF. Bed systemet om en CSV- eller Excel-fil.',
  markup:
    'Det er en webside og ikke en tabel. Åbn den i et regneark, og gem den som .xlsx eller CSV.',
  binary: 'Det er ikke en tabel. Vælg en CSV- eller Excel-fil.',
} as const;

/** What staff decide about a file. */
export const importDecisionCopy = {
  values: 'Hvad er det?',
  valuesHint: 'Filen skriver det på en måde, vi ikke kender. Dit svar huskes til næste fil.',
  knownValues: (count: number) =>
    count === 1 ? '1 værdi er genkendt' : `${count} værdier er genkendt`,
  value: (label: string, text: string) => `${label} “${text}”`,
  rows: (count: number) => (count === 1 ? 'i 1 række' : `i ${count} rækker`),
  omit: 'Kommer ikke med',
  duplicates: 'Samme bil flere gange',
  found: {
    stock: (count: number) => `${vehiclesText(count)} står på lageret under et andet nummer`,
    file: (count: number) =>
      `${count === 1 ? '1 række er' : `${count} rækker er`} samme bil som en anden række`,
  },
  stock: {
    update: 'Opdatér bilen på lageret',
    add: 'Opret som nye biler',
    omit: 'Udelad dem',
  },
  file: { first: 'Brug den første', last: 'Brug den sidste', all: 'Importér dem alle' },
  clearEmpty: 'Tomme celler tømmer feltet på bilen',
} as const;

export const importCopy = {
  heading: 'Importér biler',
  back: 'Til listen',
  intro:
    'Vælg en Excel- eller CSV-fil fra et regneark, et bilsystem eller en portal. Intet gemmes, før du har set, hvad der sker med hver bil.',
  template: 'Filen fra “Hent som CSV” kan rettes i et regneark og importeres igen.',
  file: 'Excel- eller CSV-fil',
  choose: 'Vælg fil',
  chooseOther: 'Vælg en anden fil',
  readFailed: 'Filen kunne ikke læses',
  fileRead: (name: string, rows: string, encoding: string) =>
    `${name}: ${rows === '1' ? '1 række' : `${rows} rækker`} (${encoding})`,
  columnsHint: 'Dit valg huskes til næste fil med de samme overskrifter.',
  columnsChosen: (used: number, all: number) => `Kolonner: ${used} af ${all} er genkendt`,
  unused: 'Bruges ikke',
  example: (texts: readonly string[]) => `fx ${texts.join(' · ')}`,
  readAs: (text: string, read: string) => `${text} → ${read}`,
  unreadable: (text: string) => `${text} (kan ikke læses)`,
  unnamed: (position: number) => `Kolonne ${position}`,
  duplicate: (label: string) => `“${label}” er valgt til flere kolonner.`,
  needed: (labels: string) => `Vælg kolonnen med ${labels}.`,
  noKey:
    'Ingen kolonne har bil-id, stelnummer eller nummerplade. Bilerne kendes kun igen, så længe årgang, farve og kilometer er de samme.',
  omittedColumns: (names: string) => `Kommer ikke med: ${names}`,
  planning: 'Ser filen igennem…',
  kinds: {
    new: (count: string) => (count === '1' ? '1 ny' : `${count} nye`),
    changed: (count: string) => `${count} ændres`,
    unchanged: (count: string) => `${count} uændrede`,
    refused: (count: string) => `${count} afvist`,
  },
  newHint: 'Nye biler bliver kladder, medmindre filen siger andet i kolonnen Kladde.',
  line: (line: number) => `Linje ${line}`,
  change: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  more: (count: string) => `og ${count} andre`,
  nothing: 'Alt i filen er allerede på lageret. Der er intet at importere.',
  noneUsable: 'Ingen af rækkerne kan importeres.',
  run: (count: string) => `Importér ${vehiclesText(count)}`,
  title: (name: string) => `Import af ${name}`,
  /** Replaces the value of a cell that would put the vehicle on the site. */
  staysOff: (missing: string) => `Bilen gemmes som kladde. Loven kræver mere: ${missing}`,
  noYear: 'Årgangen mangler. Bilen gemmes med 1900, til du retter den.',
  noYears: (count: number, lines: readonly string[]) =>
    `Årgangen mangler på ${vehiclesText(count)} (${linesText(count, lines)}): gemmes med 1900, til du retter den.`,
  savedWithoutYear: (count: number) =>
    `${vehiclesText(count)} er gemt med 1900: filen har ingen årgang, der kan læses.`,
  savedUnpublished: (count: number) =>
    `${vehiclesText(count)} er ${count === 1 ? 'kladde' : 'kladder'} og ikke på siden. Vælg dem i listen, og udgiv dem med “Ændr…”.`,
  showUnpublished: 'Vis kladderne',
  addYear: 'Ret årgangen',
  leftOut: (label: string, text: string, problem: string) =>
    `${label} “${text}” kommer ikke med: ${problem}`,
  causes: 'Det kommer ikke med',
  cellCause: (label: string, reason: string, count: number, examples: readonly string[]) =>
    `${label} på ${vehiclesText(count)}, fx “${examples.join('”, “')}”. ${reason}`,
  mendColumn: 'Ret kolonnen',
  refusedCause: (reason: string, count: number, lines: readonly string[]) =>
    `${count === 1 ? '1 række er afvist' : `${count} rækker er afvist`} (${linesText(count, lines)}): ${reason}`,
  /**
   * The reason of a row without the number of another line, so that rows with the same cause are
   * grouped.
   */
  withoutLine: (reason: string) => reason.replace(/linje \d+/u, 'en anden linje'),
  saveRefused: (count: number) =>
    count === 1 ? 'Hent den afviste række som fil' : `Hent de ${count} afviste rækker som fil`,
  refusedFile: 'afviste-raekker.csv',
  reason: 'Hvorfor ikke',
  wasSold:
    'Bilen er solgt. Er den købt tilbage, så giv rækken et nyt bil-id, ellers ændres den solgte bil.',
  otherChassis: 'Bilen på lageret med det samme bil-id har et andet stelnummer.',
  refusals: {
    demanded: (missing: string) => `Loven kræver det af biler på siden. ${missing}`,
    inStock: 'Bilen står på lageret under et andet nummer.',
    twice: (line: number) => `Samme bil som linje ${line}.`,
    ambiguous: 'Flere biler på lageret har det samme stelnummer eller den samme nummerplade.',
    missing: (labels: string) => `${labels} mangler.`,
    cells: 'Rækken har flere celler end filen har kolonner.',
  },
} as const;
