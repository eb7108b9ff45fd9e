/** Hands a mailto: address to the visitor's mail program; the browser does not tell whether there is one. */
export const openMail = (address: string): void => window.location.assign(address);
