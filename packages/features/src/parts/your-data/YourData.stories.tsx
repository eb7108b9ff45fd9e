import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, type within } from 'storybook/test';

import { MAX_IMPORT_BYTES } from '../../persistence/device-data-import';
import { withStorage } from '../../testing/with-storage';
import { dataCopy } from '#words/parts/your-data/copy';
import { YourData } from './YourData';

const meta = {
  title: 'Your data',
  id: 'parts-your-data',
  component: YourData,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof YourData>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('row', { name });
const saved = {
  iru_likes: [{ id: 's1', name: 'Divine', city: 'Kigali', country: 'Rwanda', image: '' }],
  iru_hidden: [{ id: 'h4', name: 'Patrick', kind: 'blocked', ts: 1 }],
  iru_settings: { showAge: false },
};

export const NothingSaved: Story = {};

export const SomethingSaved: Story = {
  beforeEach: withStorage(saved),
  play: async ({ canvas }) => {
    await expect(row(canvas, /^Likes/)).toHaveTextContent('1 person');
    await expect(row(canvas, /^Hidden people/)).toHaveTextContent('1 person');
    await expect(row(canvas, /^Settings/)).toHaveTextContent('1 choice');
    await expect(canvas.getByText(/^Nothing saved yet: .*Messages/)).toBeVisible();
  },
};

export const Erased: Story = {
  beforeEach: withStorage({ iru_erased: '0123456789abcdef01234567' }),
  play: async ({ canvas }) => {
    const text = /stops other tabs from restoring.*one marker/;
    await expect(row(canvas, /^Erasure/)).toHaveTextContent(text);
  },
};

/** A file that is too large is rejected by its size, before it is read. */
export const ImportTooLarge: Story = {
  beforeEach: withStorage(saved),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const file = new File(['x'.repeat(MAX_IMPORT_BYTES + 1)], 'iru.json', {
      type: 'application/json',
    });
    const read = spyOn(file, 'text');
    const field = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!field) throw new Error('There is a file input.');
    await userEvent.upload(field, file);
    await expect(await canvas.findByText(dataCopy.import.failures['too-large'])).toBeVisible();
    await expect(canvas.getByText(/larger than 5 MB/)).toBeVisible();
    await expect(read).not.toHaveBeenCalled();
  },
};

export const LoggedOut: Story = {
  beforeEach: withStorage({ ...saved, iru_session: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can export or erase it without one/)).toBeVisible();
    await expect(canvas.queryByText(dataCopy.look)).toBeNull();
    await expect(row(canvas, /^Session/)).toHaveTextContent('logged out');
  },
};
