import type { HealthProblem } from '#domain/health.ts';
import { formatAmount } from '../format.ts';
import { hoursText } from '../format-time.ts';

/**
 * The health of the running app in words for the owner: each problem, what it means, and who must
 * act.
 */
const problems: Record<HealthProblem, { title: string; body: string }> = {
  publishing_stopped: {
    title: 'Siden er ikke udgivet i over et døgn.',
    body: 'Kunderne ser den seneste udgave, så nye priser og biler mangler. Ring til webmaster.',
  },
  edits_waiting: {
    title: 'En ændring er ikke kommet på siden.',
    body: 'Den har ventet i mere end en halv time. Systemet prøver igen hvert kvarter. Se linjen om udgivelse øverst, og ring til webmaster, hvis den bliver stående.',
  },
  mail_waiting: {
    title: 'Mails om henvendelser kommer ikke af sted.',
    body: 'Ingen henvendelse er væk. Svar kunderne herfra under Henvendelser, indtil mailserveren virker igen.',
  },
  uploads_failing: {
    title: 'Mange billeder eller dokumenter kan ikke læses.',
    body: 'Prøv at lægge et af dem op igen. Sker det samme, så ring til webmaster.',
  },
};

export const healthCopy = {
  fetchFailed: 'Driften kan ikke hentes.',
  fine: 'Alt kører, som det skal.',
  waits: 'Siden kører. Noget venter på jer.',
  failing: 'Noget virker ikke, som det skal.',
  problems,
  parts: {
    site: 'Siden',
    mails: 'Mails om henvendelser',
    files: 'Billeder og dokumenter',
    security: 'Sikkerhed',
  },
  published: (time: string) => `Udgivet for ${time} siden.`,
  neverPublished: 'Endnu ikke udgivet.',
  allShown: 'Kunderne ser alt, hvad I har gemt.',
  editWaits: (time: string) => `En ændring har ventet i ${time} på at komme med.`,
  allSent: 'Alle mails er sendt.',
  mailWaits: (time: string) => `En mail har ventet i ${time} på at blive sendt.`,
  unsent: (count: number) =>
    count === 1
      ? '1 mail kom ikke af sted. Send den igen, eller slet den.'
      : `${formatAmount(count)} mails kom ikke af sted. Send dem igen, eller slet dem.`,
  allRead: 'Alle filer kan vises på siden.',
  unread: (count: number) =>
    count === 1
      ? '1 fil kan ikke læses og vises derfor ikke på siden.'
      : `${formatAmount(count)} filer kan ikke læses og vises derfor ikke på siden.`,
  violations: (count: number) =>
    count === 0
      ? 'Besøgendes browsere har ikke stoppet noget på siden i går og i dag.'
      : `Besøgendes browsere har stoppet noget på siden ${count === 1 ? '1 gang' : `${formatAmount(count)} gange`} i går og i dag. Oftest er det en udvidelse, en besøgende har installeret, og I skal ikke gøre noget.`,
  showSite: 'Se siden',
  showInquiries: 'Se henvendelser',
  showToday: 'Se under I dag',
  writeWebmaster: 'Skriv til webmaster',
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
