const pictures = (count: number) => (count === 1 ? '1 billede' : `${count} billeder`);
const changes = (count: number) => (count === 1 ? '1 ændring' : `${count} ændringer`);

/** Words about pictures and edits that wait on the device until they are saved. */
export const uploadQueueCopy = {
  /** In the head of every view; the numbers first, since a phone has little space. */
  progress: (saved: number, all: number, waiting: number, failed: number) =>
    [
      `${saved} af ${all}`,
      ...(waiting > 0 ? [`${waiting} venter`] : []),
      ...(failed > 0 ? [`${failed} fejlede`] : []),
    ].join(' · '),
  label: 'Billeder lagt op',
  edits: {
    label: 'Ikke sendt endnu',
    /** After the pictures, in the head of every view. */
    count: (waiting: number, blocked: number) => [
      ...(waiting > 0 ? [`${changes(waiting)} venter`] : []),
      ...(blocked > 0 ? [`${changes(blocked)} skal afgøres`] : []),
    ],
    queued: 'Gemt på enheden',
    queuedBody: 'Der er ingen forbindelse. Ændringen sendes af sig selv, når den er tilbage.',
    blocked: (name: string) => `${name}: ændringen er ikke gemt endnu`,
    conflict: 'En kollega har ændret det samme imens. Åbn den, og vælg, hvad der skal gælde.',
    decide: 'Åbn',
  },
  notKept: (count: number) => `Enheden kan ikke gemme ${pictures(count)}`,
  notKeptBody: (names: string) =>
    `De lægges op nu, men går tabt, hvis du lukker siden inden da: ${names}. Enheden er fuld, eller vinduet er privat.`,
  signOut: {
    title: (images: number, edits: number) => {
      if (edits === 0) return `${pictures(images)} er ikke lagt op`;
      return `${[...(images > 0 ? [pictures(images)] : []), changes(edits)].join(' og ')} er ikke sendt`;
    },
    body: 'Det bliver på enheden og sendes, når du logger ind igen her.',
    unsent: 'Noget er skrevet, men ikke sendt',
    bodyOfUnsent: 'Logger du ud nu, slettes dine halve svar, noter og opkald.',
    bodyOfUnstored: 'De kan ikke gemmes på enheden og går tabt, hvis du logger ud nu.',
  },
} as const;
