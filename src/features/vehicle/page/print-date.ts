/** Writes the date of the printing: a price on paper is worth what its date says. */
export function startPrintDate(printed: HTMLElement): void {
  addEventListener('beforeprint', () => {
    const date = new Date().toLocaleDateString('da-DK', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    });
    printed.textContent = `· ${printed.dataset['printed']} ${date}`;
  });
}
