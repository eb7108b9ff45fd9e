import { spyOn } from 'storybook/test';

/** Captured downloads. */
export interface CapturedFiles {
  /** Returns the last file’s name and text. The name is '' before the first. */
  readonly last: () => Promise<{ readonly name: string; readonly text: string }>;
  /** Stops capturing. */
  readonly restore: () => void;
}

/** Captures files instead of downloading them. */
export function captureFiles(): CapturedFiles {
  let blob = new Blob();
  let name = '';
  const createUrl = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) blob = file;
    return 'blob:captured';
  });
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function capture(
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  return {
    last: async () => ({ name, text: await blob.text() }),
    restore: () => {
      createUrl.mockRestore();
      click.mockRestore();
    },
  };
}
