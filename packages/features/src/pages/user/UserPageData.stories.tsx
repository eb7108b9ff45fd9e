import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { refuseWrites } from '../../testing/with-storage';
import { signInCopy } from '#words/pages/user/sign-in-copy';
import { dataCopy as copy } from '#words/parts/your-data/copy';
import { replaceProperty } from '../../testing/preferences';
import { storedTexts } from '../../testing/stored';
import { withRouter } from '../../testing/with-router';
import { aline, fillStorage, fullStorage } from './mocks/full-storage';
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
type Canvas = ReturnType<typeof within>;

const heading = (canvas: Canvas, name: string) => canvas.getByRole('heading', { level: 1, name });
const chooseFile = (canvas: Canvas, value: unknown) =>
  userEvent.upload(canvas.getByLabelText(copy.import.action), fileOf(value));
const eraseButton = (canvas: Canvas) => canvas.getByRole('button', { name: copy.erase.action });
const confirm = async (name: string) => {
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name }));
};
const fileOf = (value: unknown) =>
  new File([typeof value === 'string' ? value : JSON.stringify(value)], 'iru-my-data.json', {
    type: 'application/json',
  });

const device = {
  iru_profile: { ...aline, firstName: 'Keza' },
  iru_likes: [
    { id: 's1', name: 'Divine' },
    { id: 'p9', name: 'Kevin', age: 32, city: 'Kigali' },
  ],
  iru_wallet_v1: fullStorage['iru_wallet_v1'],
  iru_settings: ['no settings'],
  iru_session: true,
  iru_gifts: ['of a newer version'],
};
const tab = { iru_comments: {} };
const aFile = { kind: 'iru-device-data', format: 1, device, tab, unsaved: {} };

export const ImportConfirmation: Story = {
  beforeEach: () => fillStorage({ ...fullStorage, iru_settings: {} }),
  play: async ({ canvas }) => {
    await chooseFile(canvas, aFile);
    const dialog = await screen.findByRole('alertdialog', { name: copy.import.confirm.title });
    const group = (name: string) =>
      within(dialog).getByText(name).parentElement?.lastElementChild?.textContent;
    const { leftOut, unknown } = copy.import.confirm;
    await expect(group('Replaced with what’s in the file')).toBe('Profile');
    await expect(group('Merged with what’s on this device. Nothing is removed.')).toBe(
      'Likes: 1 new, 1 already here',
    );
    await expect(group('Already here, no change')).toBe('Wallet: 0 new, 3 already here');
    await expect(group('Left out because it can’t be read')).toBe('Settings');
    await expect(within(dialog).getByText(copy.topics.session.what)).toBeInTheDocument();
    await expect(group(leftOut)).toBe(copy.topics.tab.what);
    await expect(group(unknown)).toBe('iru_gifts');
    await expect(
      within(dialog).getByRole('button', { name: copy.import.confirm.cancel }),
    ).toHaveFocus();
  },
};

export const Imported: Story = {
  beforeEach: () => fillStorage(),
  play: async ({ canvas }) => {
    await chooseFile(canvas, aFile);
    await confirm(copy.import.confirm.replace);
    await expect(await canvas.findByText('Imported: Profile, Likes.')).toBeVisible();
    await expect(heading(canvas, 'Good to see you, Keza')).toBeVisible();
  },
};

export const ImportRefused: Story = {
  beforeEach: () => fillStorage(),
  play: async ({ canvas }) => {
    await chooseFile(canvas, '{"kind":"iru-dev');
    await expect(await canvas.findByText(/file is damaged or isn’t a JSON file/)).toBeVisible();
  },
};

export const StorageRefused: Story = {
  beforeEach: () => {
    fillStorage();
    return refuseWrites();
  },
  play: async ({ canvas }) => {
    await chooseFile(canvas, aFile);
    await confirm(copy.import.confirm.replace);
    await expect(await canvas.findByText(/couldn’t save the file’s contents/)).toBeVisible();
    await expect(heading(canvas, 'Good to see you, Aline')).toBeVisible();
  },
};

export const Erased: Story = {
  beforeEach: () => fillStorage(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(eraseButton(canvas));
    await confirm('Erase everything');
    await expect(
      await canvas.findByText(/is erased from this device.*you’re logged out/),
    ).toBeVisible();
    await expect(heading(canvas, signInCopy.heading)).toBeVisible();
    for (const row of canvas.getAllByRole('row'))
      await expect(row).toHaveTextContent(/^(Topic|Erasure|Total)/);
    await expect(eraseButton(canvas)).toHaveFocus();
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
    await userEvent.click(eraseButton(canvas));
    await confirm('Erase everything');
    await expect(await canvas.findByText(/couldn’t erase everything/)).toBeVisible();
  },
};

export const Exports: Story = {
  tags: ['behaviour'],
  beforeEach: () => fillStorage(),
  play: async ({ canvas, userEvent }) => {
    const files = captureFiles();
    await userEvent.click(canvas.getByRole('button', { name: copy.export.action }));
    await expect((await files.last()).name).toBe('iru-my-data.json');
    files.restore();
    await expect(canvas.getByText(copy.export.done('iru-my-data.json'))).toBeVisible();
  },
};

export const Cancels: Story = {
  tags: ['behaviour'],
  beforeEach: () => fillStorage(),
  play: async ({ canvas, userEvent }) => {
    const before = storedTexts();
    await chooseFile(canvas, aFile);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByLabelText(copy.import.action)).toHaveFocus());
    await userEvent.click(eraseButton(canvas));
    await confirm(copy.erase.confirm.cancel);
    await waitFor(() => expect(eraseButton(canvas)).toHaveFocus());
    await expect(storedTexts()).toBe(before);
  },
};
