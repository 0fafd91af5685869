import { flexLeasingCopy } from '#copy/marketing/flex-leasing.ts';
import type { MarketingCopy } from '#copy/marketing/marketing-copy.ts';
import { businessConsultant, businessOffice } from '#dealer';
import { paths } from '#paths';

export const taxiRentalCopy: MarketingCopy = {
  path: '/taxi-rental',
  menu: { group: 'business', label: 'Taxi/hyrevogne' },
  order: 20,
  title: 'Taxi og hyrevogne',
  description:
    'Biler til taxi og hyrevogn, klar til godkendelse. Konsulenter for København og Jylland, leasing og køb.',
  keywords: 'taxi, hyrevogn, taxileasing, taxabil, København, Jylland',
  heading: 'Taxi og hyrevogne',
  lead: 'En taxa tjener kun penge, når den kører. Vi finder bilen, klargør den til godkendelse og sørger for, at I kommer på gaden igen.',
  actions: [
    { label: 'Tal med en konsulent', href: '#formular' },
    { label: 'Se lageret', href: paths.inventory },
  ],
  service: 'Biler til taxi og hyrevogn',
  vehicles: {
    heading: 'Biler til taxi på lager',
    text: 'El og hybrid med plads, automatgear og lavt forbrug pr. kilometer.',
  },
  form: {
    heading: 'Tal med en konsulent',
    lead: 'Skriv, hvor I kører, og hvornår bilen skal være klar. Konsulenten for jeres landsdel ringer tilbage.',
    prefilled: 'Taxi/hyrevogne: Vi søger en bil til ',
  },
  sections: [
    {
      heading: 'Konsulenter, der kender branchen',
      layout: 'cards',
      items: [
        {
          title: 'København og Sjælland',
          text: 'Vores konsulent for København sidder på erhvervskontoret og kender kravene fra kørselskontorerne og lufthavnen.',
          phone: businessOffice.phone,
        },
        {
          title: 'Jylland og Fyn',
          text: 'Vores konsulent for Jylland kommer til jer med bilen og tager den gamle med hjem igen.',
          phone: businessConsultant.phone,
        },
      ],
    },
    {
      heading: 'Det klarer vi',
      layout: 'cards',
      items: [
        {
          title: 'De rigtige biler',
          text: 'Rummelige hybrid- og elbiler med dokumenteret batterisundhed og lav pris pr. kilometer.',
        },
        {
          title: 'Klargøring',
          text: 'Taxameter, alarm, skilt og plade efter aftale med jeres leverandør, så bilen er klar til godkendelse.',
        },
        {
          title: 'Finansiering',
          text: 'Køb, lån eller leasing med en aftale, der passer til mange kilometer.',
        },
        {
          title: 'Bytte',
          text: 'Vi tager den udtjente taxa i bytte og giver en fast pris, før I skifter.',
        },
      ],
    },
    flexLeasingCopy,
  ],
};
