import type { MarketingSection } from '../marketing/marketing-copy.ts';

/** Copy of the page of a visitor who has been sent a mail with a link. */
export const inboxCopy = {
  inventory: 'Se flere biler imens',
  sections: (press: string, phone: string): MarketingSection[] => [
    {
      heading: 'Sådan gør du',
      layout: 'steps',
      items: [
        {
          title: 'Åbn mailen',
          text: 'Den kommer inden for et par minutter til den adresse, du skrev.',
        },
        { title: 'Tryk på linket i den', text: press },
        {
          title: 'Kommer den ikke?',
          text: 'Se i uønsket post. Er den heller ikke der, så ring til os.',
          phone,
        },
      ],
    },
  ],
};
