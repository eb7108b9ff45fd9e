const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGNYbKXw4XA0g35swO9vbwApdAbFVB6OCwAAAABJRU5ErkJggg==';

export const photoFile = (): File => new File([bytes(PNG)], 'me.png', { type: 'image/png' });

/** A PNG that ends after its first bytes. */
export const brokenPhoto = (): File =>
  new File([bytes(PNG).slice(0, 20)], 'broken.png', { type: 'image/png' });

export const badFiles = {
  empty: () => new File([], 'empty.png', { type: 'image/png' }),
  program: () => new File(['MZ\u0090\u0000\u0003'], 'holiday.png', { type: 'image/png' }),
} as const;
