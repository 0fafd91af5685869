/**
 * One marketing page: its address, its place in the menus and its copy. A file in `pages/` that
 * exports one such constant is all a new page needs.
 */
export interface MarketingCopy {
  path: `/${string}`;
  menu: {
    /** `business`: the dropdown of the bar; `bar`: its right group; `footer`: the services there. */
    group: 'business' | 'bar' | 'footer';
    label: string;
  };
  /** Position among the pages of the same menu, ascending. */
  order: number;
  /** Whether the page has its own route file, with content after its sections. */
  ownRoute?: true;
  title: string;
  description: string;
  /** Comma-separated. */
  keywords: string;
  heading: string;
  lead: string;
  /** Buttons under the lead; the first is the primary one. */
  actions: readonly { label: string; href: string }[];
  sections: readonly MarketingSection[];
  /** Vehicles of the stock that suit the page. */
  vehicles?: { heading: string; text: string };
  /** The form on the page; its message begins with what the page is about, so that the mail says so. */
  form?: { heading: string; lead: string; prefilled: string };
  /** What structured data calls the service; left out where the page offers none. */
  service?: string;
}

export interface MarketingSection {
  heading: string;
  text?: readonly string[];
  items?: readonly { title: string; text: string; phone?: string; href?: string }[];
  /** `steps` are numbered; `cards` stand side by side. */
  layout?: 'cards' | 'steps';
}
