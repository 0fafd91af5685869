import { formatAmount, formatDecimal } from '../format.ts';

/** `0,6 s`, `12 s`, `3 min.`: short, since the line has half a phone's width. */
function formatWait(seconds: number): string {
  if (seconds >= 59.5) return `${Math.round(seconds / 60)} min.`;
  return `${formatDecimal(seconds < 9.95 ? Math.round(seconds * 10) / 10 : Math.round(seconds))} s`;
}

export const publishingCopy = {
  label: 'Offentlig side',
  published: (time: string) => `Publiceret ${time}`,
  /** Stands after the time of publishing: how long it took from the save. */
  after: (seconds: number) => ` på ${formatWait(seconds)}`,
  /** Stands after that: what the release changed. */
  changedPages: (count: number) => (count === 1 ? '1 side' : `${formatAmount(count)} sider`),
  seeVehicle: 'Se bilen',
  seePage: 'Se siden',
  publishing: 'Udgiver…',
  publishingAgain: 'Udgivelse fejlede – prøver igen…',
  failed: 'Udgivelse fejlede',
  never: 'Endnu ikke publiceret',
  unknown: 'Kan ikke se, hvad siden viser',
  technical: 'Teknisk fejl ved udgivelsen – webmaster har fået besked',
  technicalNotMailed: 'Teknisk fejl ved udgivelsen – kontakt webmaster',
  unchanged: 'Det, besøgende ser, er uændret, og det, du gemmer, er bevaret.',
  force: 'Publicér alligevel',
  started: 'Udgivelsen er sat i gang',
  succeeded: 'Siden er udgivet',
  forceFailed: 'Siden kunne ikke udgives',
  drifted: (count: number) =>
    `Den natlige kontrol fandt ${count === 1 ? '1 side' : `${count} sider`}, der afveg uden en redigering, og har rettet det.`,
  /** Documents that a schema refuses. */
  rejected: (count: number) =>
    count === 1
      ? '1 ting vises ikke på siden, fordi den ikke kan læses'
      : `${count} ting vises ikke på siden, fordi de ikke kan læses`,
  mend: 'Ret',
  uploadsNotLoaded: 'Kan ikke se, hvilke filer siden ikke kunne bruge',
} as const;
