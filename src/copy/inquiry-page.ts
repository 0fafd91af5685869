/** Words of the page that answers a form sent without JavaScript when something is wrong. */
export const inquiryPageCopy = {
  title: 'Der mangler noget',
  intro: 'Beskeden er ikke sendt endnu. Ret felterne herunder, og send igen.',
  busyTitle: 'Prøv igen om lidt',
  busy: 'Vi har modtaget mange henvendelser på kort tid. Prøv igen om en time, eller ring til os.',
  failedTitle: 'Beskeden blev ikke sendt',
  failed: 'Der opstod en fejl. Prøv venligst igen.',
  send: 'Send',
} as const;

/** The message of the valuation form, made from its fields. */
export function valuationMessage(car: { make: string; model: string; mileage: number }): string {
  return `Kunden vil sælge sin bil: ${car.make} ${car.model}, ${car.mileage} km.`;
}
