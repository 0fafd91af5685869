import type { DefaultShot } from '#domain/image/shots.ts';

/** The names of the shots of a dealer who has not changed the list; they become captions that visitors read. */
export const shotNameCopy: Record<DefaultShot, string> = {
  front_left: 'Front venstre',
  front: 'Front',
  front_right: 'Front højre',
  right: 'Højre side',
  rear_right: 'Bagende højre',
  rear: 'Bagende',
  rear_left: 'Bagende venstre',
  left: 'Venstre side',
  front_wheel: 'Forhjul',
  rear_wheel: 'Baghjul',
  tread: 'Dækmønster',
  headlight: 'Forlygte',
  driver_door: 'Førerdør indefra',
  dashboard: 'Instrumentbord',
  instruments: 'Kilometertæller',
  screen: 'Skærm',
  gear_selector: 'Gearvælger',
  front_seats: 'Forsæder',
  rear_seats: 'Bagsæder',
  ceiling: 'Loft',
  boot: 'Bagagerum',
  engine: 'Motorrum',
  keys: 'Nøgler',
  service_book: 'Servicebog',
};

/** Words of the camera that takes the dealer's list of shots. */
export const shotCameraCopy = {
  title: (vehicle: string) => `Billeder af ${vehicle}`,
  open: 'Tag billederne',
  progress: (position: number, count: number) => `${position} af ${count}`,
  taken: (count: number, all: number) => `${count} af ${all} billeder på listen er taget.`,
  missing: (names: string) => `Mangler: ${names}`,
  free: 'Frit billede',
  freeHint: 'Listen er slut. Tag flere, hvis bilen har mere at vise, eller luk.',
  shutter: (name: string) => `Tag billede: ${name}`,
  skip: 'Spring over',
  retake: 'Tag om',
  file: 'Vælg en fil i stedet',
  close: 'Færdig',
  list: 'Billederne på listen',
  shot: (name: string, state: string) => `${name}, ${state}`,
  state: { taken: 'taget', skipped: 'sprunget over', open: 'mangler' },
  took: (name: string, next: string) => `${name} er taget. Næste: ${next}.`,
  skipped: (name: string, next: string) => `${name} er sprunget over. Næste: ${next}.`,
  starting: 'Kameraet startes…',
  turn: 'På tværs bliver billedet større.',
  denied:
    'Siden må ikke bruge kameraet. Giv lov i browserens indstillinger, eller tryk på udløseren: så åbner telefonens eget kamera.',
  noCamera: 'Tryk på udløseren for at tage eller vælge billedet.',
  failed: 'Billedet blev ikke til noget',
  failedBody: 'Kameraet gav intet billede. Prøv igen.',
} as const;

/** Words of the list of shots as owners change it. */
export const shotListCopy = {
  label: 'Billeder, som hver bil skal have',
  hint: 'Ét på hver linje, i den rækkefølge kameraet beder om dem. Navnet bliver billedtekst på siden.',
  invalid: (most: number) => `Skriv fra 1 til ${most} navne, hvert højst 60 tegn og kun én gang.`,
  fetchFailed: 'Billedlisten kunne ikke hentes',
  saved: 'Billedlisten er gemt',
  saveFailed: 'Billedlisten kunne ikke gemmes',
} as const;
