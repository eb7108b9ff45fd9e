/** Opens the browser's print dialog for the current page. */
export const printPage = (): void => window.print();
