/** The words of one marketing page; every such page is laid out the same way. */
export interface MarketingCopy {
  title: string;
  description: string;
  keywords: string;
  heading: string;
  lead: string;
  /** The first leads, the second is quieter. */
  actions: readonly { label: string; href: string }[];
  sections: readonly MarketingSection[];
  /** What structured data calls the service; pages that offer none leave it out. */
  service?: string;
}

export interface MarketingSection {
  heading: string;
  text?: readonly string[];
  items?: readonly { title: string; text: string; phone?: string }[];
  /** `steps` are numbered; `cards` stand side by side. */
  layout?: 'cards' | 'steps';
}
