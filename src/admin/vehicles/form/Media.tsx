/** placeholder */
export function Media(_props: { vehicleId: string | null }) {
  return null;
}
