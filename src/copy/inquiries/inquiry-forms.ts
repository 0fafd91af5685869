import type {
  AskedForm,
  DialogInquiryType,
  GeneralForm,
  InquiryFieldName,
  InquiryForm,
} from '#domain/inquiry/forms.ts';
import type { OwnVehicle } from '#domain/inquiry/to-submission.ts';
import { formatKilometres } from '../format.ts';
import { inquiryFieldCopy } from './form-fields.ts';

interface ToastCopy {
  title: string;
  description: string;
}

interface FormCopy {
  /** Heading of the dialog, or of the page or section of the form. */
  title: string;
  submit: string;
  sent: ToastCopy;
  /** Shown when a required field is empty, in addition to the problem at each field. */
  incomplete?: ToastCopy;
  /** Labels that differ from `inquiryFieldCopy`. */
  labels?: Partial<Record<InquiryFieldName, string>>;
}

interface TypeCopy {
  /** Subject and heading of the mail to the dealer. */
  subject: string;
  /** Name of the type in the admin. */
  label: string;
}

interface VehicleFormCopy {
  button: string;
  /** A line below the title, where the title does not say everything. */
  intro?: string;
  /** The message until the visitor changes it; `vehicle` is make and model. */
  prefilled: (vehicle: string) => string;
}

/** The way to pay and its figures, below the prefilled message. */
export const chosenPriceCopy = (way: string, figures: string) =>
  `Valgt på siden: ${way} · ${figures}`;

interface GeneralFormCopy {
  button: string;
  intro: string;
}

interface OwnVehicleFormCopy {
  /** The message to the dealer, made from the fields: what was typed follows the introduction. */
  message: (vehicle: OwnVehicle) => string;
  messageIntro: string;
}

const REPLY_SOON = 'Vi vender tilbage til dig hurtigst muligt.';
const VEHICLE_SENT: ToastCopy = { title: 'Anmodning sendt!', description: REPLY_SOON };
const LEASING_SENT: ToastCopy = {
  title: 'Anmodning sendt',
  description: 'Din leasinganmodning er sendt. Vi kontakter dig snarest.',
};
const NAME_AND_EMAIL_MISSING: ToastCopy = {
  title: 'Fejl',
  description: 'Udfyld venligst navn og email.',
};

const OFFER_INTRO = 'Kunden vil sælge sin bil: ';

const CONTACT = {
  title: 'Skriv til os',
  submit: 'Send besked',
  sent: { title: 'Besked sendt!', description: REPLY_SOON },
};

/** All copy of an inquiry, by the form that sends it. */
export const inquiryCopy: {
  [Form in InquiryForm]: FormCopy &
    (Form extends AskedForm ? TypeCopy : unknown) &
    (Form extends DialogInquiryType ? VehicleFormCopy : unknown) &
    (Form extends GeneralForm ? GeneralFormCopy : unknown) &
    (Form extends 'sell' ? OwnVehicleFormCopy : unknown);
} = {
  contact: { ...CONTACT, subject: 'Henvendelse', label: 'Kontakt' },
  ask: CONTACT,
  inquiry: {
    button: 'Send forespørgsel',
    title: 'Send forespørgsel',
    prefilled: (vehicle) => `Jeg er interesseret i ${vehicle} og vil gerne kontaktes.`,
    submit: 'Send forespørgsel',
    sent: VEHICLE_SENT,
    subject: 'Forespørgsel',
    label: 'Spørgsmål til bil',
  },
  viewing: {
    button: 'Book fremvisning',
    title: 'Book fremvisning',
    intro: 'Fremvisning og prøvetur, når det passer dig.',
    prefilled: (vehicle) => `Jeg vil gerne booke en fremvisning af ${vehicle}.`,
    submit: 'Book fremvisning',
    sent: VEHICLE_SENT,
    subject: 'Ønske om fremvisning',
    label: 'Fremvisning',
  },
  leasing: {
    button: 'Få leasingtilbud',
    title: 'Få leasingtilbud',
    prefilled: (vehicle) => `Jeg vil gerne have et leasingtilbud på ${vehicle}.`,
    submit: 'Bed om leasingtilbud',
    sent: VEHICLE_SENT,
    subject: 'Ønske om leasingtilbud',
    label: 'Leasing af bil',
  },
  reservation: {
    title: 'Reservér bilen',
    submit: 'Send mig en mail',
    sent: VEHICLE_SENT,
    subject: 'Ønske om reservation',
    label: 'Reservation',
  },
  finance_request: {
    button: 'Søg finansiering',
    title: 'Anmod om finansiering',
    intro: 'Fortæl kort, hvilken bil du ser på, så vender vi tilbage med et forslag.',
    submit: 'Send anmodning',
    sent: {
      title: 'Anmodning sendt',
      description: 'Din finansieringsanmodning er sendt. Vi kontakter dig snarest.',
    },
    incomplete: NAME_AND_EMAIL_MISSING,
    subject: 'Finansieringsanmodning',
    label: 'Finansiering',
  },
  leasing_request: {
    button: 'Få et leasingtilbud',
    title: 'Anmod om leasing',
    intro: 'Fortæl kort om bil, periode og kørsel, så vender vi tilbage med et tilbud.',
    submit: 'Send anmodning',
    sent: LEASING_SENT,
    incomplete: NAME_AND_EMAIL_MISSING,
    subject: 'Leasinganmodning',
    label: 'Leasing',
  },
  quote: {
    button: 'Få et tilbud',
    title: 'Få et tilbud på erhvervsleasing',
    intro: 'Fortæl kort om jeres behov og antal biler, så vender vi tilbage med et tilbud.',
    submit: 'Send anmodning',
    sent: LEASING_SENT,
    incomplete: NAME_AND_EMAIL_MISSING,
  },
  sell: {
    title: 'Få en vurdering',
    labels: { name: 'Navn' },
    message: ({ plate, make, model, mileage }) =>
      `${OFFER_INTRO}${make} ${model}, ${formatKilometres(mileage)}.${plate && ` Nummerplade: ${plate}.`}`,
    messageIntro: OFFER_INTRO,
    submit: 'Få din bil vurderet',
    sent: {
      title: 'Tak for din henvendelse!',
      description: 'Vi kontakter dig snarest med en vurdering af din bil.',
    },
    incomplete: {
      title: 'Manglende oplysninger',
      description: 'Udfyld venligst alle påkrævede felter',
    },
    subject: 'Ønske om vurdering',
    label: 'Vurdering',
  },
};

/** The copy that every form has. */
export function formCopy(form: InquiryForm): FormCopy {
  return inquiryCopy[form];
}

export function fieldLabel(form: InquiryForm, field: InquiryFieldName): string {
  return formCopy(form).labels?.[field] ?? inquiryFieldCopy[field];
}
