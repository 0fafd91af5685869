import type { FormFieldName } from '#domain/vehicle/fields/table.ts';
import { vehicleFieldCopy } from './vehicle.ts';

/** The headings of a file with vehicles, as the export writes them and the import knows them. */
export const importColumnCopy = {
  id: 'Bil-id',
  ...vehicleFieldCopy,
} as const satisfies Record<'id' | FormFieldName, string>;

/** Other headings by which a column is known. */
export const importAliasCopy: Partial<Record<'id' | FormFieldName, readonly string[]>> = {
  id: ['id', 'lagernummer', 'lagernr', 'varenummer'],
  registration_number: ['reg.nr', 'regnr', 'registreringsnummer', 'nummerplade', 'indreg.nr'],
  stelnummer: ['stelnr', 'stel nr', 'chassisnummer'],
  vin: ['vin', 'vin-nummer'],
  make: ['mærke', 'fabrikat', 'bilmærke'],
  year: ['årgang', 'modelår', 'år'],
  price: ['pris', 'salgspris', 'kontantpris', 'udsalgspris'],
  mileage: ['km', 'kilometer', 'kilometerstand', 'kørte km', 'km-stand'],
  fuel_type: ['drivmiddel', 'brændstof', 'drivkraft'],
  gearkasse: ['gear', 'geartype', 'gearkasse', 'transmission'],
  color: ['farve'],
  power_hp: ['hk', 'hestekræfter', 'effekt'],
  first_registration_date: ['1. registrering', '1. reg', 'første registrering', 'indregistreret'],
  specs_equipment: ['udstyr', 'udstyrsliste'],
  condition_notes: ['beskrivelse', 'bemærkninger'],
  doors: ['døre'],
  seats: ['sæder'],
  body_type: ['karrosseri', 'karosseri'],
  next_inspection_date: ['næste syn'],
  vat_kind: ['moms', 'momstype'],
};

export const importCopy = {
  heading: 'Importér biler',
  back: 'Til listen',
  intro:
    'Vælg en CSV-fil fra et regneark eller et andet system. Intet gemmes, før du har set, hvad der sker med hver bil.',
  template: 'Filen fra “Hent som CSV” kan rettes i et regneark og importeres igen.',
  file: 'CSV-fil',
  choose: 'Vælg CSV-fil',
  chooseOther: 'Vælg en anden fil',
  reading: 'Læser filen…',
  readFailed: 'Filen kunne ikke læses',
  tooLarge: 'Filen er større end 20 MB. Del den op.',
  noRows: 'Der er ingen rækker i filen.',
  fileRead: (name: string, rows: string, encoding: string) =>
    `${name}: ${rows} rækker (${encoding})`,
  columns: 'Kolonner',
  columnsHint: 'Dit valg huskes til næste fil med de samme overskrifter.',
  columnsChosen: (used: number, all: number) => `${used} af ${all} kolonner bruges`,
  unused: 'Bruges ikke',
  example: (text: string) => `fx ${text}`,
  unnamed: (position: number) => `Kolonne ${position}`,
  duplicate: (label: string) => `“${label}” er valgt til flere kolonner.`,
  noKey: 'Vælg en kolonne med bil-id, stelnummer eller nummerplade, så bilerne kan kendes igen.',
  clearEmpty: 'Tomme celler tømmer feltet på bilen',
  planning: 'Ser filen igennem…',
  kinds: {
    new: (count: string) => `${count} nye`,
    changed: (count: string) => `${count} ændres`,
    unchanged: (count: string) => `${count} uændrede`,
    refused: (count: string) => `${count} afvist`,
  },
  newHint: 'Nye biler bliver kladder, medmindre filen siger andet i kolonnen Kladde.',
  line: (line: number) => `Linje ${line}`,
  change: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  problem: (label: string, text: string, problem: string) => `${label} “${text}”: ${problem}`,
  more: (count: string) => `og ${count} andre`,
  none: 'Ingen.',
  nothing: 'Alt i filen er allerede på lageret. Der er intet at importere.',
  run: (count: string) => (count === '1' ? 'Importér 1 bil' : `Importér ${count} biler`),
  title: (name: string) => `Import af ${name}`,
  done: (saved: string) => `${saved} biler er importeret.`,
  another: 'Vælg en anden fil',
  /** Instead of the value of a cell that would put the vehicle on the site. */
  staysOff: (missing: string) => `Bilen gemmes som kladde. Loven kræver mere: ${missing}`,
  wasSold:
    'Bilen er solgt. Er den købt tilbage, så giv rækken et nyt bil-id, ellers ændres den solgte bil.',
  refusals: {
    demanded: (missing: string) => `Loven kræver det af biler på siden. ${missing}`,
    noKey: 'Bil-id, stelnummer og nummerplade mangler, så bilen ikke kan kendes igen.',
    badId: 'Bil-id må kun have bogstaver uden æ, ø og å, tal, bindestreg og understreg.',
    twice: (line: number) => `Samme bil som i linje ${line}.`,
    ambiguous: 'Flere biler på lageret har det samme stelnummer eller den samme nummerplade.',
    otherChassis: 'En bil på lageret har den samme nummerplade, men et andet stelnummer.',
    missing: (labels: string) => `${labels} mangler.`,
    cells: 'Rækken har flere celler end filen har kolonner.',
  },
} as const;
