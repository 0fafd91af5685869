/**
 * How a deposit would be taken before a reservation begins. No installation has one: a dealer who wants it
 * writes this for a payment provider, and adds it to `services`.
 */
export interface Deposits {
  /** Whether the deposit of a reservation has been paid. */
  isPaid(reservation: string): Promise<boolean>;
  /** Where it is paid; afterwards the provider leads back to `back`, the page of the reservation. */
  paymentAddress(reservation: string, back: string): Promise<string>;
}
