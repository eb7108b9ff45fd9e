const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGNYbKXw4XA0g35swO9vbwApdAbFVB6OCwAAAABJRU5ErkJggg==';

export const photoFile = (): File => new File([bytes(PNG)], 'me.png', { type: 'image/png' });

/** A PNG that ends after its first bytes. */
export const brokenPhoto = (): File =>
  new File([bytes(PNG).slice(0, 20)], 'broken.png', { type: 'image/png' });

export const badFiles = {
  empty: () => new File([], 'empty.png', { type: 'image/png' }),
  tooLarge: () =>
    new File([bytes(PNG), new Uint8Array(60 * 1024 * 1024)], 'large.png', { type: 'image/png' }),
  program: () => new File(['MZ\u0090\u0000\u0003'], 'holiday.png', { type: 'image/png' }),
  svg: () =>
    new File(
      ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      'me.svg',
      {
        type: 'image/svg+xml',
      },
    ),
} as const;
