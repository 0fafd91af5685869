import type { RegisterQuery, RegisterVehicle } from '#domain/vehicle/register.ts';

/** A register of motor vehicles: what it says of one, or null where it has no such vehicle. */
export type VehicleRegister = (query: RegisterQuery) => Promise<RegisterVehicle | null>;

/** The register has given no usable answer. `quota`: its limit of answers for today is used up. */
export class RegisterError extends Error {
  override readonly name = 'RegisterError';
  readonly quota: boolean;

  constructor(
    message: string,
    { quota = false, ...options }: ErrorOptions & { quota?: boolean } = {},
  ) {
    super(message, options);
    this.quota = quota;
  }
}
