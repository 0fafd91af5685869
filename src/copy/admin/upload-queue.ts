const pictures = (count: number) => (count === 1 ? '1 billede' : `${count} billeder`);

/** Words about pictures that wait on the device until they are saved. */
export const uploadQueueCopy = {
  /** In the head of every view; the numbers first, since a phone has little space. */
  progress: (saved: number, all: number, waiting: number, failed: number) =>
    [
      `${saved} af ${all}`,
      ...(waiting > 0 ? [`${waiting} venter`] : []),
      ...(failed > 0 ? [`${failed} fejlede`] : []),
    ].join(' · '),
  label: 'Billeder lagt op',
  full: (count: number) => `Enheden er fuld: ${pictures(count)} kan ikke gemmes på den`,
  fullBody: (names: string) =>
    `De lægges op nu, men går tabt, hvis du lukker siden inden da: ${names}. Slet noget på enheden, før du tager flere.`,
  signOut: {
    title: (count: number) =>
      count === 1 ? '1 billede er ikke lagt op' : `${count} billeder er ikke lagt op`,
    body: 'De bliver på enheden og lægges op, når du logger ind igen her.',
    bodyOfUnstored: 'De kan ikke gemmes på enheden og går tabt, hvis du logger ud nu.',
  },
} as const;
