/** Copy of the dashboard. */

export const dashboardCopy = {
  total: 'Total Vehicles',
  addedThisWeek: (count: number) => `+${count} added this week`,
  available: 'Available',
  unpublished: (count: number) => `+${count} ${count === 1 ? 'kladde' : 'kladder'}`,
  totalValue: 'Total Value',
  featured: 'Featured',
  sold: 'Sold',
  recentActivity: 'Recent Activity',
  recentActivityHint: 'Tilføjet de seneste 7 dage',
  totalValueHint: 'Summen af priserne på biler til salg',
  quickActions: 'Quick Actions',
  addNew: 'Add New Vehicle',
  viewAll: 'View All Vehicles',
  recentVehicles: 'Recent Vehicles',
  none: 'Der er ingen biler endnu.',
} as const;
