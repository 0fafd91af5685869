/** Apart from the rest of a loan, since a dialog looks for it in the figures of the page. */
export const downPaymentLabel = 'Udbetaling';
