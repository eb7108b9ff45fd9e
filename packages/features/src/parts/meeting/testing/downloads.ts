import { spyOn } from 'storybook/test';

/** The files that a story hands to the visitor, kept instead of downloaded. */
export interface KeptFiles {
  /** The name and the text of the last file; an empty name before the first. */
  readonly last: () => Promise<{ readonly name: string; readonly text: string }>;
  /** Ends it. */
  readonly back: () => void;
}

/** Begins to keep files. */
export function keepFiles(): KeptFiles {
  let made = new Blob();
  let name = '';
  const make = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) made = file;
    return 'blob:kept';
  });
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  return {
    last: async () => ({ name, text: await made.text() }),
    back: () => {
      make.mockRestore();
      click.mockRestore();
    },
  };
}
