/** Copy of the page at the address of a car that left the inventory after its sale. */
export const soldVehicleCopy = {
  title: 'Bilen er solgt',
  description: 'Bilen er solgt. Se biler, der ligner den, og resten af lageret.',
  keywords: 'solgt bil, brugtbil, lignende biler',
  /** `vehicle` is its name and year. */
  sold: (vehicle: string, date: string | null) =>
    date === null ? `${vehicle} har fået en ny ejer.` : `${vehicle} fik en ny ejer den ${date}.`,
  lead: 'Måske står den næste allerede på pladsen.',
  help: 'Leder du efter en magen til? Ring, så siger vi til, når den kommer ind.',
  allOfMake: (make: string) => `Se alle ${make}`,
  inventory: 'Se hele lageret',
} as const;
