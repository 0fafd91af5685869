import type { VehicleStatus } from '#domain/schema/enumerations.ts';

/** Copy of the admin that does not belong to one view. */
export const adminCopy = {
  title: 'Administration',
  loading: 'Loading dashboard...',
  signIn: {
    heading: 'Log ind',
    email: 'E-mail',
    password: 'Adgangskode',
    submit: 'Access Dashboard',
    busy: 'Logger ind…',
    forgot: 'Glemt adgangskode?',
    resetSent: 'Mail sendt',
    resetSentBody:
      'Findes adressen hos os, ligger der nu en mail med et link til en ny adgangskode.',
    resetFailed: 'Mailen kunne ikke sendes',
    emailFirst: 'Skriv din e-mailadresse først.',
    success: 'Du er nu logget ind',
    failed: 'Login fejl',
    checkDetails: 'Kunne ikke logge ind. Kontroller dine loginoplysninger.',
    unexpected: 'Der opstod en uventet fejl. Prøv igen senere.',
    idle: 'Du er logget ud, fordi administrationen ikke har været brugt i 12 timer.',
    expired:
      'Du er logget ud: din session er udløbet, eller din adgang er ændret. Log ind igen – det, du har skrevet, er her stadig.',
  },
  notStaff: {
    heading: 'Ingen adgang',
    body: (email: string) =>
      `${email} er logget ind, men har ikke rollen som medarbejder. Bed din leder om adgang.`,
  },
  help: 'Hjælp til denne side',
  signOut: 'Log ud',
  signOutFailed: 'Kunne ikke logge ud',
  tabs: {
    dashboard: 'Dashboard',
    vehicles: 'Vehicles',
    accessories: 'Tilbehør',
    vehicle: 'Add/Edit Vehicle',
    inquiries: 'Henvendelser',
    bookings: 'Fremvisninger',
    more: 'Mere',
  },
  inquiriesWaiting: (count: number) => `${count} venter`,
  saved: 'Gemt',
  yes: 'Ja',
  no: 'Nej',
  save: 'Gem',
  saving: 'Gemmer…',
  cancel: 'Annuller',
  delete: 'Slet',
  close: 'Luk',
  undo: 'Fortryd',
  undoAll: 'Fortryd alle',
  inTrash: 'Ligger i papirkurven i 30 dage.',
  trashOvertaken: 'En kollega har allerede gjort det, eller papirkurven er tømt.',
  undone: 'Ændringen er fortrudt',
  undoFailed: 'Ændringen er ikke fortrudt',
  notUndone: 'En kollega har gemt siden, så ændringen kan ikke fortrydes herfra.',
  notSavedYet: 'Ikke gemt endnu.',
  addImages: 'Tilføj billeder',
  retry: 'Prøv igen',
  refresh: 'Opdater',
  details: 'Detaljer',
  loadedAt: (time: string) => `Hentet ${time}`,
  fetching: 'Henter…',
  notLoaded: 'Ikke hentet',
  /** Follows the reason why a first list was not loaded. */
  alsoNotLoaded: (count: number) =>
    count === 0 ? '' : `${count === 1 ? '1 liste' : `${count} lister`} mere er ikke hentet.`,
  partlyLoaded: (loaded: string, total: string) => `Hentet ${loaded} af ${total}…`,
  unsaved: {
    title: 'Ændringer er ikke gemt',
    body: 'Forlader du siden nu, går dine ændringer tabt.',
    leave: 'Forlad uden at gemme',
    stay: 'Bliv her',
  },
  offline: {
    notice: 'Ingen forbindelse',
    waiting:
      'Ingen forbindelse. Det, du har skrevet, er bevaret på enheden og gemmes, så snart forbindelsen er tilbage.',
  },
  viewFailed: 'Siden kunne ikke vises',
  viewOutdated: 'Administrationen er blevet opdateret',
  viewOutdatedBody:
    'Siden her er fra før opdateringen. Genindlæs den, så er du videre. Det, du har skrevet i en formular, er gemt.',
  reload: 'Genindlæs',
} as const;

/** Why a call to the service failed, in words for staff. */
export const serviceErrorCopy = {
  offline: 'Ingen forbindelse til serveren.',
  signed_out: 'Du er ikke logget ind længere. Log ind igen.',
  denied: 'Du har ikke adgang til at gøre det, eller en kollega har ændret det imens.',
  missing: 'Det findes ikke længere. En kollega kan have slettet det.',
  refused: 'Serveren kunne ikke gøre det. Prøv igen.',
  unexpected: 'Der opstod en uventet fejl. Prøv igen.',
} as const;

/** The vehicle statuses, as the cards of the dashboard name them. */
export const statusCopy: Record<VehicleStatus, string> = {
  available: 'Available',
  sold: 'Sold',
  reserved: 'Reserved',
  maintenance: 'Maintenance',
  archived: 'Archived',
};

/**
 * Separate from the other copy of these views, since the dashboard links to them and should load
 * nothing else.
 */
export const sectionHeadingCopy = {
  trash: 'Papirkurv',
  log: 'Log',
  staff: 'Medarbejdere',
  shots: 'Billedliste',
  health: 'Drift',
  account: 'Min konto',
} as const;
