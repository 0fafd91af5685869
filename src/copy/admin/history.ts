import { vehiclesText } from '#copy/format.ts';
import type { Exported } from '#domain/history/export-action.ts';
import type { LogAction } from '#domain/history/history.ts';
import type { Role } from '#domain/staff/roles.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import { formatClock, formatDate } from '../format.ts';

/** Words of the trash, the log and the accounts of staff. */
export const historyCopy = {
  heading: 'Historik',
  open: 'Vis historik',
  none: 'Ingen ændringer er gemt endnu.',
  fetchFailed: 'Historikken kunne ikke hentes',
  restore: 'Gendan denne udgave',
  restoreOf: (when: string) => `Gendan denne udgave: ${when}`,
  restoreTitle: (when: string) => `Gendan udgaven fra ${when}?`,
  restoreBody:
    'Alle felter får de værdier, de havde dengang. Den nuværende udgave bliver i historikken.',
  restoreUnsaved: 'Det, du har skrevet og ikke har gemt, går tabt.',
  restored: 'Udgaven er gendannet',
  restoreFailed: 'Udgaven kunne ikke gendannes',
  current: 'Nuværende',
  program: 'Systemet',
  more: (count: number) => `og ${count} felter mere`,
} as const;

export const trashCopy = {
  hint: 'Det, der er slettet, ligger her i 30 dage. Derefter slettes det for altid.',
  empty: {
    title: 'Papirkurven er tom.',
    text: 'Sletter du en bil, et billede eller tilbehør, kan det hentes tilbage herfra.',
  },
  toVehicles: 'Til bilerne',
  fetchFailed: 'Papirkurven kunne ikke hentes',
  restore: 'Gendan',
  restoreOf: (name: string) => `Gendan ${name}`,
  restored: 'gendannet',
  daysLeft: (days: number) => (days === 1 ? '1 dag tilbage' : `${days} dage tilbage`),
  deletedBy: (when: string, by: string) => `Slettet ${when} af ${by}`,
  kinds: {
    vehicles: 'Bil',
    accessories: 'Tilbehør',
    vehicle_images: 'Billede',
    damage_images: 'Skadesbillede',
    accessory_images: 'Billede af tilbehør',
    battery_test_results: 'Batteritest',
  },
} as const;

export const logCopy = {
  search: 'Søg i loggen',
  searchHint: 'Bil, medarbejder, felt eller handling',
  now: (facts: string) => `Nu ${facts}`,
  period: 'Periode',
  periods: { 7: '7 dage', 30: '30 dage', 365: '1 år', 3650: 'Alt' },
  shown: (shown: string, total: string) => `${shown} af ${total} linjer`,
  empty: {
    title: 'Der er ingen linjer i perioden.',
    text: 'Alt, hvad en medarbejder gemmer, sletter eller henter, får en linje her.',
  },
  noMatch: {
    title: 'Ingen linjer passer til søgningen.',
    text: 'Søg på en bil, en kollega eller et felt, eller vælg en længere periode.',
  },
  longer: 'Vis alt',
  fetchFailed: 'Loggen kunne ikke hentes',
  export: 'Hent som CSV',
  file: 'log.csv',
  next: 'Vis flere',
  columns: { at: 'Tid', by: 'Medarbejder', action: 'Handling', name: 'Hvad', changes: 'Ændringer' },
} as const;

/** The log's names of staff's downloads. */
export const exportCopy = {
  failed: 'Filen kunne ikke hentes',
  vehicles: vehiclesText,
  log: (rows: string) => (rows === '1' ? '1 linje af loggen' : `${rows} linjer af loggen`),
  prices: (_rows: string, vehicle: string) => `Prislog: ${vehicle}`,
} as const satisfies Record<Exported, (rows: string, vehicle: string) => string> & {
  failed: string;
};

/** What happened, in the past tense. */
export const logActionCopy: Record<LogAction, string> = {
  created: 'Oprettet',
  changed: 'Ændret',
  published: 'Sat på siden',
  unpublished: 'Taget af siden',
  trashed: 'Slettet',
  restored: 'Gendannet',
  deleted: 'Slettet for altid',
  publish_requested: 'Bad om udgivelse',
  published_anyway: 'Publicerede alligevel',
  exported: 'Hentede',
  person_exported: 'Hentede en persons oplysninger',
  person_erased: 'Slettede en persons oplysninger',
  access_given: 'Gav adgang',
  access_changed: 'Ændrede rolle',
  access_withdrawn: 'Fjernede adgang',
  second_factor_removed: 'Fjernede totrinsbekræftelse',
};

export const roleCopy: Record<Role, string> = {
  owner: 'Ejer',
  sales: 'Sælger',
  photographer: 'Fotograf',
};

export const roleHintCopy: Record<Role, string> = {
  owner: 'Alt, også medarbejdere og personoplysninger',
  sales: 'Biler, tilbehør, henvendelser og udgivelse',
  photographer: 'Billeder, skader, standbeskrivelse og video',
};

const DAY_MS = 86_400_000;

/** Apart from the other words of the page, which only its visitors load. */
export const staffCopy = {
  count: (staff: number, unused: number) =>
    [
      staff === 1 ? '1 medarbejder' : `${staff} medarbejdere`,
      ...(unused > 0 ? [`${unused} har ikke logget ind`] : []),
    ].join(' · '),
  columns: ['Medarbejder', 'Sidst logget ind', 'Totrinsbekræftelse', 'Rolle', 'Adgang'],
  rolesHeading: 'Hvad må rollerne?',
  ownHint: 'Ændres af en anden ejer',
  onlyOwner: 'Eneste ejer',
  email: 'E-mail',
  emailHint: 'Kollegaen får en mail med et link til at vælge adgangskode.',
  role: 'Rolle',
  roleOf: (email: string) => `Rolle for ${email}`,
  saveRoleOf: (email: string) => `Gem rollen for ${email}`,
  ownerTitle: (email: string) => `Gør ${email} til ejer?`,
  ownerBody:
    'En ejer kan alt: også give og fjerne adgang, hente og slette kunders oplysninger og fjerne dig som ejer.',
  makeOwner: 'Gør til ejer',
  openInvite: 'Invitér kollega',
  invite: 'Giv adgang',
  invited: (email: string) => `${email} har fået adgang`,
  invitedBody: 'Der er sendt en mail med et link til at vælge adgangskode.',
  inviteFailed: 'Adgangen kunne ikke gives',
  invitedAgain: (email: string) => `Invitationen er sendt til ${email} igen`,
  inviteAgain: 'Send invitation igen',
  inviteAgainOf: (email: string) => `Send invitation igen til ${email}`,
  notMailed: (email: string) => `${email} har fået adgang, men ingen mail`,
  mailFailed: 'Mailserveren tog ikke imod invitationen. Send den igen fra listen.',
  changed: (email: string, role: string) => `${email} er nu ${role.toLowerCase()}`,
  changedBody: 'Det gælder fra næste login.',
  changeFailed: 'Rollen kunne ikke ændres',
  withdrawOf: (email: string) => `Fjern adgang for ${email}`,
  fetchFailed: 'Medarbejderne kunne ikke hentes',
  factorOn: 'slået til',
  factorOff: 'slået fra',
  addFactor: 'Slå til',
  removeFactor: 'Fjern',
  removeFactorOf: (email: string) => `Fjern totrinsbekræftelse for ${email}`,
  /** What an owner takes from an account, by the action. */
  removals: {
    withdraw: {
      title: (email: string) => `Fjern adgang for ${email}?`,
      body: 'Henvendelser, log ind og medarbejdere lukkes med det samme. Har medarbejderen admin åben nu, kan den side vise og ændre biler i op til en time. Alt, medarbejderen har gemt, bliver, og du kan give adgang igen.',
      confirm: 'Fjern adgang',
      failed: 'Adgangen kunne ikke fjernes',
      done: (email: string) => `${email} har ikke længere adgang`,
    },
    remove_factor: {
      title: (email: string) => `Fjern totrinsbekræftelse for ${email}?`,
      body: 'Gør det kun, når du ved, at medarbejderen har mistet sin telefon. Medarbejderen bliver logget ud og kan derefter logge ind med adgangskoden alene.',
      confirm: 'Fjern totrinsbekræftelse',
      failed: 'Totrinsbekræftelse kunne ikke fjernes',
      done: (email: string) => `${email} logger nu ind med adgangskoden alene`,
    },
  },
  /** `i dag kl. 14.32`, `i går`, `for 12 dage siden`; the date after a month. */
  lastSignIn: (at: Date, now: Date) => {
    const days = (Date.parse(danishDate(now)) - Date.parse(danishDate(at))) / DAY_MS;
    if (days > 30) return formatDate(at);
    if (days <= 0) return `i dag kl. ${formatClock(at)}`;
    return new Intl.RelativeTimeFormat('da-DK', { numeric: 'auto' }).format(-days, 'day');
  },
  never: 'Inviteret',
  you: 'dig',
  refusals: {
    last_owner: 'Der skal altid være mindst én ejer. Gør først en anden til ejer.',
    has_access: 'Medarbejderen har allerede adgang. Ændr rollen i listen.',
    not_found: 'Kontoen findes ikke længere.',
    busy: 'En anden ejer er i gang. Prøv igen om lidt.',
    not_allowed: 'Kun en ejer kan ændre medarbejdere.',
    is_used: 'Kontoen er allerede taget i brug.',
    own_account: 'Din egen fjerner du under Min konto, med adgangskode og en kode.',
    invalid: 'Skriv en gyldig e-mailadresse.',
  },
} as const;

/** The fields of images and battery tests, as the log names them. */
export const fileFieldCopy: Record<string, string> = {
  image_order: 'Rækkefølge',
  is_primary: 'Primært billede',
  caption: 'Billedtekst',
  damage_description: 'Beskrivelse af skaden',
  damage_kind: 'Skadens art',
  damage_part: 'Skadet del',
  damage_place: 'Skadens sted',
  damage_size_cm: 'Skadens størrelse',
  damage_repaired: 'Repareret',
  test_notes: 'Note',
  test_date: 'Dato',
  sold_date: 'Solgt',
};
