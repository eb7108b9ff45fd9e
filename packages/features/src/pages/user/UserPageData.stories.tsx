import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { refuseWrites } from '../../testing/with-storage';
import { userCopy } from './copy';
import { signInCopy } from './sign-in-copy';
import { dataCopy as copy } from '../../parts/your-data/copy';
import { replaceProperty } from '../../testing/preferences';
import { storedTexts } from '../../testing/stored';
import { withRouter } from '../../testing/with-router';
import { fillStorage, fullStorage } from './mocks/full-storage';
import { captureFiles } from '../../parts/meeting/testing/downloads';
import { UserPage } from './UserPage';

const meta = {
  title: 'User/Your data',
  id: 'pages-user-your-data',
  component: UserPage,
  decorators: [withRouter('/user')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UserPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const withAYear = (): void => fillStorage();
const page = () => within(document.body);
const confirm = async (name: string) => {
  const dialog = within(await page().findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name }));
};
const fileOf = (value: unknown, name = 'iru-my-data.json') =>
  new File([typeof value === 'string' ? value : JSON.stringify(value)], name, {
    type: 'application/json',
  });
const exported = (device: unknown) => ({
  kind: 'iru-device-data',
  format: 1,
  device,
  tab: {},
  unsaved: {},
});

const someoneElse = { ...(fullStorage['iru_profile'] as object), firstName: 'Keza' };
const aFile = exported({
  iru_profile: someoneElse,
  iru_likes: [
    { id: 's1', name: 'Divine' },
    { id: 'p9', name: 'Kevin', age: 32, city: 'Kigali', image: 'https://x.example/t.gif' },
  ],
  iru_wallet_v1: fullStorage['iru_wallet_v1'],
  iru_settings: ['no settings'],
  iru_session: true,
});

export const ImportConfirmation: Story = {
  beforeEach: () => fillStorage({ ...fullStorage, iru_settings: {} }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(copy.import.action), fileOf(aFile));
    const dialog = await page().findByRole('alertdialog', { name: copy.import.confirm.title });
    const group = (name: string) =>
      within(dialog).getByText(name).parentElement?.lastElementChild?.textContent;
    await expect(group('Replaced with what’s in the file')).toBe('Profile');
    await expect(group('Merged with what’s on this device. Nothing is removed.')).toBe(
      'Likes: 1 new, 1 already here',
    );
    await expect(group('Already here, no change')).toBe('Wallet: 0 new, 3 already here');
    await expect(group('Left out because it can’t be read')).toBe('Settings');
    await expect(
      within(dialog).getByRole('button', { name: copy.import.confirm.cancel }),
    ).toHaveFocus();
    await expect(localStorage.getItem('iru_profile')).toContain('Aline');
  },
};

export const Imported: Story = {
  beforeEach: withAYear,
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(copy.import.action), fileOf(aFile));
    await confirm(copy.import.confirm.replace);
    await step('reports what was imported and shows it', async () => {
      await expect(await canvas.findByText('Imported: Profile, Likes.')).toBeVisible();
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Good to see you, Keza' }),
      ).toBeVisible();
      const faces = canvas.getByRole('list', { name: userCopy.likes.list });
      await expect(within(faces).getAllByRole('listitem')).toHaveLength(5);
    });
    await step('never requests a picture from another site', async () => {
      const faces = within(canvas.getByRole('list', { name: userCopy.likes.list }));
      const kevin = faces
        .getAllByRole('listitem')
        .find(({ textContent }) => textContent.includes('Kevin, 32'));
      await expect(kevin).toBeDefined();
      await expect(kevin?.querySelector('img')).toBeNull();
    });
  },
};

export const ImportRefused: Story = {
  beforeEach: withAYear,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(copy.import.action), fileOf('{"kind":"iru-dev'));
    await expect(await canvas.findByText(/file is damaged or isn’t a JSON file/)).toBeVisible();
  },
};

export const StorageRefused: Story = {
  beforeEach: () => {
    fillStorage();
    return refuseWrites();
  },
  play: async ({ canvas, userEvent }) => {
    const before = storedTexts();
    await userEvent.upload(canvas.getByLabelText(copy.import.action), fileOf(aFile));
    await confirm(copy.import.confirm.replace);
    await expect(await canvas.findByText(/couldn’t save the file’s contents/)).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Good to see you, Aline' }),
    ).toBeVisible();
    await expect(storedTexts()).toBe(before);
  },
};

export const Erased: Story = {
  beforeEach: withAYear,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.erase.action }));
    await confirm('Erase everything');
    await expect(
      await canvas.findByText(/is erased from this device.*you’re logged out/),
    ).toBeVisible();
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('iru_'))).toEqual([
      'iru_erased',
    ]);
    await expect(canvas.getByRole('heading', { level: 1, name: signInCopy.heading })).toBeVisible();
    const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent ?? '');
    await expect(rows.filter((row) => /^(Topic|Erasure|Total)/.test(row))).toHaveLength(
      rows.length,
    );
    await expect(canvas.getByRole('button', { name: copy.erase.action })).toHaveFocus();
  },
};

export const EraseRefused: Story = {
  beforeEach: () => {
    fillStorage();
    return replaceProperty(Storage.prototype, 'removeItem', () => {
      throw new DOMException('no', 'SecurityError');
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.erase.action }));
    await confirm('Erase everything');
    await expect(await canvas.findByText(/couldn’t erase everything/)).toBeVisible();
  },
};

export const Exports: Story = {
  tags: ['behaviour'],
  beforeEach: withAYear,
  play: async ({ canvas, userEvent }) => {
    const files = captureFiles();
    await userEvent.click(canvas.getByRole('button', { name: copy.export.action }));
    await expect((await files.last()).name).toBe('iru-my-data.json');
    files.restore();
    await expect(canvas.getByText(copy.export.done)).toBeVisible();
  },
};

export const ImportCancelled: Story = {
  tags: ['behaviour'],
  beforeEach: withAYear,
  play: async ({ canvas, userEvent }) => {
    const before = storedTexts();
    await userEvent.upload(canvas.getByLabelText(copy.import.action), fileOf(aFile));
    await page().findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await expect(storedTexts()).toBe(before);
    await waitFor(() => expect(canvas.getByLabelText(copy.import.action)).toHaveFocus());
  },
};

export const EraseCancelled: Story = {
  ...Erased,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.erase.action }));
    await confirm(copy.erase.confirm.cancel);
    await expect(localStorage.getItem('iru_likes')).not.toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: copy.erase.action })).toHaveFocus(),
    );
  },
};
