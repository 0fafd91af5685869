/** One page of every type, with what its first view may weigh in KB where that is promised. */
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

/** JavaScript any public page may bring before it is touched, in KB. */
export const SCRIPT_BUDGET = 12;
