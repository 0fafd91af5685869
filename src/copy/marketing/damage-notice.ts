import { type DamageLimits, limitTexts } from '../damages.ts';
import type { LegalCopy } from './legal.ts';

/** The buttons of /skader. */
export const damageLinks = { inventory: 'Se bilerne', contact: 'Spørg om en skade' } as const;

/** The copy of /skader. */
export function damageNotice(limits: DamageLimits): LegalCopy {
  const shown = limitTexts(limits).map((text) => text.charAt(0).toUpperCase() + text.slice(1));
  return {
    title: 'Sådan viser vi skader',
    description:
      'Hvilke skader vi fotograferer på brugte biler, fra hvilken størrelse, og hvor du finder dem ved bilen.',
    keywords: 'skader, ridser, buler, brugt bil, tilstand',
    lead: 'En brugt bil er brugt. Vi går den igennem udendørs, før den kommer på siden, og viser det, vi finder, så du kan se bilen, før du kører.',
    sections: [
      ...(shown.length > 0
        ? [{ heading: 'Det viser vi altid', text: [`${shown.join(' · ')}.`] }]
        : []),
      {
        heading: 'Sådan er de vist',
        text: [
          'Ved bilen finder du fanen Skader & Tilstand. Hver skade har et billede, en kort tekst og et nummer, og nummeret står på en tegning af bilen, hvor skaden sidder. Størrelsen er skadens længste mål.',
          'En skade, vi har fået udbedret, bliver stående med ordet Repareret, så du ved, hvad der er lavet.',
        ],
      },
      {
        heading: 'Det viser vi ikke',
        text: [
          'Mindre brugsspor, som hører til bilens alder og kilometer, for eksempel fine vaskeridser og små mærker omkring håndtagene. Er du i tvivl, så spørg: vi sender gerne flere billeder.',
        ],
      },
      {
        heading: 'Finder du noget, vi ikke har vist',
        text: [
          'Så sig det, når du ser bilen, eller skriv til os bagefter. Det, vi viser her, begrænser ikke de rettigheder, du har som forbruger.',
        ],
      },
    ],
  };
}
