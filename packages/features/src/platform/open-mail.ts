/** Opens a mailto: URL in the visitor's mail app; the browser doesn't report whether there is one. */
export const openMail = (address: string): void => window.location.assign(address);
