import { PURPOSES, RETENTION_MONTHS } from '#domain/inquiry/purposes.ts';
import { purposeCopy } from '../inquiries/purposes.ts';
import type { MarketingSection } from './marketing-copy.ts';

/** The copy of a page of plain text. */
export interface LegalCopy {
  title: string;
  description: string;
  keywords: string;
  lead: string;
  sections: readonly MarketingSection[];
}

/** The facts about the dealer that these pages state. */
interface Facts {
  legalName: string;
  cvr: string;
  address: string;
  email: string;
  phone: string;
  /** The right of return beyond the law; null for none. */
  returns: { days: number; kilometres: number } | null;
}

/** The copy of /privatliv. */
export function privacyNotice(facts: Facts): LegalCopy {
  return {
    title: 'Privatliv',
    description:
      'Hvilke oplysninger vi gemmer, når du skriver til os, hvorfor, hvor længe, og hvilke rettigheder du har.',
    keywords: 'privatlivspolitik, persondata, GDPR, rettigheder',
    lead: 'Vi gemmer kun det, du selv skriver til os, og kun for at svare dig eller give dig den besked, du beder om. Siden bruger ingen cookies og ingen sporing, og dine favoritter bliver på din egen enhed.',
    sections: [
      {
        heading: 'Dataansvarlig',
        text: [
          `${facts.legalName}, CVR ${facts.cvr}, ${facts.address}. Du kan skrive til ${facts.email} eller ringe på ${facts.phone}.`,
        ],
      },
      {
        heading: 'Formål',
        text: [
          'Når du sender en formular, gemmer vi navn, e-mail, telefonnummer og din besked samt hvilken bil det drejer sig om, og hvornår du gerne vil se den. Vi bruger oplysningerne til det, du skrev om, og til intet andet. Du får en kvittering på mail. Ringer du eller kommer forbi, noterer vi det samme.',
          'Grundlaget er databeskyttelsesforordningens artikel 6, stk. 1, litra b (skridt forud for en aftale) og litra f (vores interesse i at svare dem, der skriver).',
        ],
      },
      {
        heading: 'Tid til fremvisning',
        text: [
          'Vælger du en tid, gemmer vi den for sig: tiden, stedet, bilen, din mailadresse og senere, om vi har set dit kørekort. Vi gemmer ikke kørekortets oplysninger. Du får en bekræftelse med et link, hvor du kan flytte eller aflyse tiden, og en påmindelse dagen før. Tiden slettes sammen med henvendelsen.',
        ],
      },
      {
        heading: 'Reservation',
        text: [
          'Reserverer du en bil, gemmer vi for sig: bilen, din mailadresse, hvornår reservationen slutter, og hvem der afsluttede den. Vi bruger det til at holde bilen og til de mails, der hører til: linket, du bekræfter med, og besked, når reservationen begynder, forlænges og slutter. Den slettes sammen med henvendelsen.',
        ],
      },
      {
        heading: 'Hvem ser oplysningerne',
        text: [
          'Vores egne medarbejdere og de leverandører, der driver hjemmesiden og vores e-mail på vores vegne. Beder du om finansiering eller leasing, sender vi først oplysninger videre til bank- eller leasingpartneren, når vi har aftalt det med dig.',
        ],
      },
      {
        heading: 'Hvor længe',
        text: [
          'Henvendelser slettes automatisk, og kvittering, svar og noter sammen med dem. Hvor længe vi gemmer dem, står herunder. Bliver det til en handel, gemmer vi bilag, så længe bogføringsloven kræver det.',
        ],
        items: PURPOSES.map((purpose) => ({
          title: purposeCopy[purpose].kind,
          text: `Gemmes for at ${purposeCopy[purpose].purpose}. Slettes efter ${RETENTION_MONTHS[purpose]} måneder.`,
        })),
      },
      {
        heading: 'Giv besked',
        text: [
          'Beder du om besked om en søgning eller en bil, gemmer vi din mailadresse, det, du følger, og hvad vi sidst fortalte dig om bilerne. Grundlaget er dit samtykke, som du giver ved at bekræfte i den første mail (artikel 6, stk. 1, litra a). Vi bruger adressen til de mails og intet andet.',
          'Bekræfter du ikke, sletter vi den efter to døgn. Ellers slutter det efter seks måneder, eller når du trykker på stop i en mail; så er adressen slettet med det samme. Selve mailene slettes efter 30 dage.',
        ],
      },
      {
        heading: 'Fejl og misbrug',
        text: [
          'For at finde fejl og misbrug noterer leverandøren af vores server i højst 30 dage de kald, der når den: tidspunkt, adresse på siden, browser og IP-adresse.',
          'For at beskytte formularerne mod misbrug gemmer vi i kort tid en krypteret, saltet kode af din IP-adresse. Saltet skiftes hver dag, og koden kan ikke føres tilbage til dig.',
        ],
      },
      {
        heading: 'Cookies og tredjeparter',
        text: [
          'Vi sætter ingen cookies og henter intet fra andre, før du selv trykker. Trykker du på en video, hentes den fra YouTube i en udgave uden cookies, og YouTube ser da din IP-adresse.',
        ],
      },
      {
        heading: 'Favoritter',
        text: [
          'Når du trykker på hjertet ved en bil, gemmer din browser bilen på din egen enhed: dens nummer, navn og model, den pris du så, og hvornår du sidst så dine favoritter. Oplysningerne sendes ikke til os, medmindre du selv deler listen eller spørger om bilerne, og intet gemmes, før du trykker. “Slet alle favoritter” under Favoritter fjerner det hele på én gang.',
        ],
      },
      {
        heading: 'Dine rettigheder',
        text: [
          'Du kan til enhver tid få indsigt i, rettet, udleveret eller slettet det, vi har gemt om dig, og du kan gøre indsigelse mod eller få begrænset brugen. Skriv til os, så svarer vi senest en måned efter.',
          'Du kan klage til Datatilsynet, Carl Jacobsens Vej 35, 2500 Valby, www.datatilsynet.dk.',
        ],
      },
    ],
  };
}

/** The copy of /vilkaar. */
export function termsOfUse(facts: Facts): LegalCopy {
  return {
    title: 'Vilkår',
    description: 'Vilkår for brug af hjemmesiden, priser, reservation, finansiering og klager.',
    keywords: 'vilkår, betingelser, priser, reklamation, klage',
    lead: 'Kort og i almindeligt dansk: hvad oplysningerne på siden betyder, og hvad der gælder, når du handler med os.',
    sections: [
      {
        heading: 'Hvem du handler med',
        text: [
          `${facts.legalName}, CVR ${facts.cvr}, ${facts.address}, ${facts.email}, ${facts.phone}.`,
        ],
      },
      {
        heading: 'Priser og oplysninger',
        text: [
          'Priser til private er i danske kroner inkl. moms og registreringsafgift, medmindre andet står ved bilen. Leasingbeløb til erhverv er ekskl. moms. En tilbudspris vises kun sammen med den pris, bilen tidligere har kostet hos os.',
          'Vi retter fejl, så snart vi ser dem. Åbenlyse fejl i pris eller udstyr binder os ikke, men den skriftlige aftale gør.',
        ],
      },
      {
        heading: 'Reservation og aftale',
        text: [
          'En henvendelse på siden er uforpligtende for begge parter. En bil er først reserveret, når du har bekræftet det fra den mail, vi sender, eller vi har aftalt det med dig. En reservation er ikke et køb og koster ikke noget: vi holder bilen til dig i den tid, der står i mailen, og så slutter den af sig selv. Bilen er først købt, når slutsedlen er underskrevet.',
        ],
      },
      {
        heading: 'Finansiering og leasing',
        text: [
          'Det koster penge at låne penge. Lån og leasing kræver kreditgodkendelse hos vores partnere, og du får alle omkostninger og den samlede pris på skrift, før du binder dig. Har du fået finansiering eller leasing hjem ved fjernsalg, kan du have fortrydelsesret; den står i aftalen.',
        ],
      },
      ...(facts.returns
        ? [
            {
              heading: 'Returret',
              text: [
                `Som forbruger kan du levere en bil tilbage inden ${facts.returns.days} dage og ${facts.returns.kilometres} kørte kilometer i samme stand, som du fik den, og få købesummen igen. Det gælder ud over de rettigheder, loven giver dig.`,
              ],
            },
          ]
        : []),
      {
        heading: 'Reklamation',
        text: [
          'Som forbruger har du reklamationsret efter købeloven i to år. Skader, vi har vist og beskrevet ved bilen, er en del af aftalen.',
        ],
      },
      {
        heading: 'Klager',
        text: [
          `Skriv først til ${facts.email}. Finder vi ikke en løsning, kan du klage til Bilklagenævnet eller til Nævnenes Hus via www.forbruger.dk.`,
        ],
      },
      {
        heading: 'Billeder og tekster',
        text: ['Billeder og tekster på siden tilhører os og må ikke bruges uden aftale.'],
      },
    ],
  };
}
