/**
 * What happens when FlexLeasing ends, in one place, since every page has to say the same: the lessee
 * names a buyer and bears the residual value. A right to buy the car would change what leasing is in
 * law, so no text may offer one.
 */
export function leasingEnd(pronoun: 'Du' | 'I'): string {
  return `${pronoun} anviser selv en køber til restværdien, når aftalen udløber, og bærer risikoen for, at bilen er mindre værd.`;
}
