import type { HealthProblem } from '#domain/health.ts';
import { hoursText } from '../format-time.ts';

/**
 * The health of the running app in words for the owner: each problem, what it means, and who must
 * act.
 */
const problems: Record<HealthProblem, { title: string; body: string }> = {
  publishing_stopped: {
    title: 'Siden er ikke udgivet i over et døgn',
    body: 'Kunderne ser den seneste udgave, så nye priser og biler mangler. Ring til webmaster.',
  },
  edits_waiting: {
    title: 'En ændring er ikke kommet på siden',
    body: 'Den har ventet i mere end en halv time. Systemet prøver igen hvert kvarter. Se linjen om udgivelse øverst, og ring til webmaster, hvis den bliver stående.',
  },
  mail_waiting: {
    title: 'Mails om henvendelser kommer ikke af sted',
    body: 'Ingen henvendelse er væk. Svar kunderne herfra under Henvendelser, indtil mailserveren virker igen.',
  },
  uploads_failing: {
    title: 'Mange billeder eller dokumenter kan ikke læses',
    body: 'Prøv at lægge et af dem op igen. Sker det samme, så ring til webmaster.',
  },
};

export const healthCopy = {
  fetchFailed: 'Driften kan ikke hentes.',
  fine: 'Alt kører, som det skal.',
  problems,
  release: 'Seneste udgivelse',
  ago: (time: string) => `for ${time} siden`,
  noRelease: 'ingen endnu',
  edit: 'Ændring, der venter på at komme på siden',
  mail: 'Mail, der venter på at blive sendt',
  waitsFor: (time: string) => `har ventet i ${time}`,
  none: 'ingen',
  unsent: 'Mails, som I selv skal sende eller slette',
  uploads: 'Billeder og dokumenter, der ikke kan læses',
  violations: 'Stoppet af browsernes sikkerhed i går og i dag',
  /** A length of time in words, from its seconds. */
  time: (seconds: number) => {
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / 60);
    if (minutes < 1) return 'mindre end et minut';
    if (hours < 1) return minutes === 1 ? '1 minut' : `${minutes} minutter`;
    if (hours < 48) return hoursText(hours);
    return `${Math.floor(hours / 24)} dage`;
  },
} as const;
