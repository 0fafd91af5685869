import { STORED_VEHICLE_STATUSES, type VehicleStatus } from '#domain/schema/enumerations.ts';

/** What the fields of a template stand for; their values are filled in before staff see the text. */
export const TEMPLATE_FIELDS = ['fornavn', 'bil', 'pris', 'link', 'åbent'] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];

interface ReplyTemplate {
  label: string;
  /** A field stands in curly brackets. */
  text: string;
  /** The statuses of the vehicle that it fits, the visitor's own vehicle, or an inquiry about none. */
  vehicles: readonly (VehicleStatus | 'own' | 'none')[];
}

/** Answers that staff begin with. */
export const replyTemplates: readonly ReplyTemplate[] = [
  {
    label: 'Til salg',
    vehicles: ['available', 'maintenance'],
    text: 'Hej {fornavn}\n\nJa, {bil} er stadig til salg.\nPris: {pris}\n\n{link}\n\nDu er velkommen til at se og prøve den. Hvornår passer det dig?',
  },
  {
    label: 'Reserveret',
    vehicles: ['reserved'],
    text: 'Hej {fornavn}\n\n{bil} er reserveret lige nu. Skal jeg skrive til dig, hvis den bliver ledig igen?',
  },
  {
    label: 'Kom forbi',
    vehicles: ['available', 'maintenance', 'reserved'],
    text: 'Hej {fornavn}\n\nDu er velkommen til at se {bil} hos os. Vi har åbent {åbent}. Skriv, hvornår du kommer, så står den klar.',
  },
  {
    label: 'Kom forbi',
    vehicles: ['none'],
    text: 'Hej {fornavn}\n\nDu er velkommen hos os. Vi har åbent {åbent}. Skriv gerne, hvornår du kommer.',
  },
  {
    label: 'Ring til mig',
    vehicles: [...STORED_VEHICLE_STATUSES, 'own'],
    text: 'Hej {fornavn}\n\nTak for din henvendelse om {bil}. Hvornår må jeg ringe til dig, og på hvilket nummer?',
  },
  {
    label: 'Ring til mig',
    vehicles: ['none'],
    text: 'Hej {fornavn}\n\nTak for din henvendelse. Hvornår må jeg ringe til dig, og på hvilket nummer?',
  },
  {
    label: 'Solgt',
    vehicles: STORED_VEHICLE_STATUSES,
    text: 'Hej {fornavn}\n\n{bil} er desværre solgt. Skriv gerne, hvis du vil have hjælp til at finde en lignende bil.',
  },
  {
    label: 'Kom med bilen',
    vehicles: ['own'],
    text: 'Hej {fornavn}\n\nTak, fordi du tilbyder os din {bil}. Vi vil gerne se den, før vi giver dig en fast pris. Vi har åbent {åbent}. Skriv, hvornår det passer dig at komme forbi med den.',
  },
];

export const replyCopy = {
  heading: (name: string) => `Svar ${name}`,
  templates: 'Skabeloner',
  text: 'Svar',
  fields: (values: string) => `Udfyldt: ${values}`,
  missing: (fields: string) => `Udfyld først: ${fields}`,
  send: 'Send',
  sendAndClose: 'Send og luk',
  sending: 'Sender...',
  copySms: 'Kopiér som SMS',
  copied: 'Teksten er kopieret',
  copyFailed: 'Teksten kunne ikke kopieres',
  sent: (name: string) => `Svar sendt til ${name}`,
  queued: (name: string) => `Svaret til ${name} er gemt og sendes, når mailserveren svarer`,
  failed: 'Svaret kunne ikke sendes',
  overtaken:
    'En anden har ændret henvendelsen i mellemtiden. Din tekst står her stadig. Læs, og send igen.',
  noAddress: 'Der er ingen mailadresse. Ring, eller kopiér teksten som SMS.',
  subject: (vehicle: string | null) => (vehicle ? `Vedr. ${vehicle}` : 'Vedr. din henvendelse'),
  greeting: (name: string, dealer: string) =>
    `\n\nVenlig hilsen\n${[name, dealer].filter(Boolean).join('\n')}`,
  replaced: 'Skabelonen har erstattet din tekst',
} as const;
