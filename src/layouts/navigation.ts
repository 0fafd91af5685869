import type { NavigationEntry } from '#components/site/navigation/current-entry.ts';
import type { MarketingCopy } from '#copy/marketing/marketing-copy.ts';
import { footerCopy as footer, menuCopy as menu } from '#copy/site.ts';
import { paths } from '#paths';
import { marketingPages } from './marketing-pages.ts';

/** The left group of the bar. */
export const primaryEntries: NavigationEntry[] = [
  { label: menu.home, href: paths.home },
  { label: menu.inventory, href: paths.inventory },
  {
    label: menu.business,
    entries: marketingEntries('business'),
  },
  { label: menu.sellCar, href: paths.sellCar },
];

/** The right group of the bar. */
export const secondaryEntries: NavigationEntry[] = [
  { label: menu.accessories, href: paths.accessories },
  ...marketingEntries('bar'),
  { label: menu.contact, href: paths.contactSection },
];

export const footerGroups = [
  {
    heading: footer.cars,
    links: [
      { label: footer.available, href: paths.inventory },
      { label: footer.sold, href: paths.soldCars },
      { label: footer.wheels, href: paths.wheels },
    ],
  },
  {
    heading: footer.services,
    links: [
      { label: footer.finance, href: paths.finance },
      { label: footer.businessLeasing, href: paths.businessLeasing },
      { label: footer.valuation, href: paths.sellCar },
      ...marketingEntries('footer'),
    ],
  },
  {
    heading: footer.dealer,
    links: [
      { label: footer.team, href: paths.team },
      { label: footer.damages, href: paths.damages },
      { label: footer.privacy, href: paths.privacy },
      { label: footer.terms, href: paths.terms },
      { label: footer.dealerLogin, href: paths.admin },
    ],
  },
];

function marketingEntries(
  group: MarketingCopy['menu']['group'],
): { label: string; href: string }[] {
  return marketingPages
    .filter(({ menu }) => menu.group === group)
    .map(({ menu, path }) => ({ label: menu.label, href: path }));
}
