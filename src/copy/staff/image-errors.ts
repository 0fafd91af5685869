/** Why an uploaded file could not be used as an image, as shown to staff. */
export const imageErrorCopy = {
  not_an_image: 'Filen er ikke et JPEG-, PNG- eller WebP-billede.',
  too_many_pixels: 'Billedet har flere end 50 millioner pixels.',
  stretched: 'Billedet er for langt og smalt.',
  damaged: 'Filen er beskadiget og kan ikke læses.',
  too_large: 'Filen er større end 5 MB.',
} as const;

/** Why an uploaded file could not be used as a battery test document, as shown to staff. */
export const batteryDocumentErrorCopy = {
  not_a_pdf: 'Filen er ikke en PDF.',
  damaged_pdf: 'PDF-filen er ikke hel. Gem eller hent den igen, og prøv så igen.',
  too_large: 'Filen er større end 5 MB.',
} as const;
