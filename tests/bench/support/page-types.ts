/** One page of every type; `budget` is the limit of its first view in KB, where there is one. */
export const PAGE_TYPES: { path: string; budget?: number }[] = [
  { path: '/' },
  { path: '/inventory', budget: 300 },
  { path: '/sold-cars' },
  { path: '/car/toyota-yaris-2022', budget: 250 },
  { path: '/electric-car/tesla-model-y-2023', budget: 250 },
  { path: '/team' },
  { path: '/finance' },
  { path: '/business-leasing' },
  { path: '/sell-car' },
  { path: '/wheels' },
  { path: '/accessories' },
  { path: '/about' },
  { path: '/fleet-review' },
  { path: '/privatliv' },
];

/** Limit of the JavaScript that a public page loads before the first interaction, in KB. */
export const SCRIPT_BUDGET = 12;
