import { spyOn } from 'storybook/test';

export interface CapturedFiles {
  /** The name is '' before the first. */
  readonly last: () => Promise<{ readonly name: string; readonly text: string }>;
  readonly restore: () => void;
}

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
