import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';

import { userCopy } from './copy';
import { signInCopy } from './sign-in-copy';
import { dataCopy } from '../../parts/your-data/copy';
import { replaceProperty } from '../../testing/preferences';
import { storedKeys, storedTexts } from '../../testing/stored';
import { withRouter } from '../../testing/with-router';
import { fillStorage, fullStorage } from './mocks/full-storage';
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
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(dataCopy.import.action), fileOf(aFile));
    const dialog = await page().findByRole('alertdialog', { name: dataCopy.import.confirm.title });
    await step('lists what would happen to each part', async () => {
      const group = (name: string) =>
        within(dialog).getByText(name).parentElement?.lastElementChild?.textContent;
      await expect(group('Replaced with what’s in the file')).toBe('Profile');
      await expect(group('Merged with what’s on this device. Nothing is removed.')).toBe(
        'Likes: 1 new, 1 already here',
      );
      await expect(group('Already here, no change')).toBe('Wallet: 0 new, 3 already here');
      await expect(group('Left out because it can’t be read')).toBe('Settings');
      await expect(
        within(dialog).getByRole('button', { name: dataCopy.import.confirm.cancel }),
      ).toHaveFocus();
    });
    await step('has changed nothing yet', async () => {
      await expect(localStorage.getItem('iru_profile')).toContain('Aline');
    });
  },
};

export const Imported: Story = {
  beforeEach: withAYear,
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(dataCopy.import.action), fileOf(aFile));
    const dialog = await page().findByRole('alertdialog');
    await userEvent.click(
      within(dialog).getByRole('button', { name: dataCopy.import.confirm.replace }),
    );
    await step('reports what was imported and shows it', async () => {
      await expect(await canvas.findByText('Imported: Profile, Likes.')).toBeVisible();
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Good to see you, Keza' }),
      ).toBeVisible();
      const faces = canvas.getByRole('list', { name: userCopy.likes.list });
      await expect(within(faces).getAllByRole('listitem')).toHaveLength(5);
    });
    await step('never requests a picture from another site', async () => {
      const faces = within(canvas.getByRole('list', { name: userCopy.likes.list })).getAllByRole(
        'listitem',
      );
      const kevin = faces.find((face) => face.textContent.includes('Kevin, 32'));
      await expect(kevin).toBeDefined();
      await expect(kevin?.querySelector('img')).toBeNull();
    });
  },
};

export const ImportRefused: Story = {
  beforeEach: withAYear,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText(dataCopy.import.action),
      fileOf('{"kind":"iru-dev'),
    );
    await expect(await canvas.findByText(/file is damaged or isn’t a JSON file/)).toBeVisible();
  },
};

const refuseWrites = (): (() => void) =>
  replaceProperty(Storage.prototype, 'setItem', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });

export const StorageRefused: Story = {
  beforeEach: withAYear,
  play: async ({ canvas, userEvent }) => {
    const before = storedTexts();
    const back = refuseWrites();
    try {
      await userEvent.upload(canvas.getByLabelText(dataCopy.import.action), fileOf(aFile));
      const dialog = await page().findByRole('alertdialog');
      await userEvent.click(
        within(dialog).getByRole('button', { name: dataCopy.import.confirm.replace }),
      );
      await expect(await canvas.findByText(/couldn’t save the file’s contents/)).toBeVisible();
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Good to see you, Aline' }),
      ).toBeVisible();
      await expect(storedTexts()).toBe(before);
    } finally {
      back();
    }
  },
};

export const Erased: Story = {
  beforeEach: withAYear,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: dataCopy.erase.action }));
    const dialog = await page().findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Erase everything' }));
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
    await expect(canvas.getByRole('button', { name: dataCopy.erase.action })).toHaveFocus();
  },
};

export const TooDeepToRead: Story = {
  beforeEach: () => {
    const nested = `${'['.repeat(3000)}${']'.repeat(3000)}`;
    fillStorage({
      ...fullStorage,
      iru_likes: nested,
      iru_wallet_v1_backup: nested,
      iru_msgs: `{"a":${nested}}`,
    });
  },
  play: async ({ canvas, userEvent }) => {
    // The page opens and shows it as plain text.
    await expect(canvas.getByRole('heading', { name: userCopy.likes.empty.title })).toBeVisible();
    await userEvent.click(canvas.getByText(dataCopy.look));
    await expect(canvas.getByRole('region', { name: dataCopy.raw })).toHaveTextContent('[[[[');
  },
};

export const EraseRefused: Story = {
  beforeEach: withAYear,
  play: async ({ canvas, userEvent }) => {
    const back = replaceProperty(Storage.prototype, 'removeItem', () => {
      throw new DOMException('no', 'SecurityError');
    });
    try {
      await userEvent.click(canvas.getByRole('button', { name: dataCopy.erase.action }));
      const dialog = await page().findByRole('alertdialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Erase everything' }));
      await expect(await canvas.findByText(/couldn’t erase everything/)).toBeVisible();
    } finally {
      back();
    }
  },
};

export const Exports: Story = {
  tags: ['behaviour'],
  beforeEach: withAYear,
  play: async ({ canvas, userEvent }) => {
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await userEvent.click(canvas.getByRole('button', { name: dataCopy.export.action }));
    click.mockRestore();
    await expect(names).toEqual(['iru-my-data.json']);
    await expect(canvas.getByText(dataCopy.export.done)).toBeVisible();
  },
};

export const ImportCancelled: Story = {
  tags: ['behaviour'],
  beforeEach: withAYear,
  play: async ({ canvas, userEvent }) => {
    const before = storedTexts();
    await userEvent.upload(canvas.getByLabelText(dataCopy.import.action), fileOf(aFile));
    await page().findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await expect(storedTexts()).toBe(before);
    await waitFor(() => expect(canvas.getByLabelText(dataCopy.import.action)).toHaveFocus());
  },
};

export const RefusesBadFiles: Story = {
  tags: ['behaviour'],
  beforeEach: withAYear,
  play: async ({ canvas, step, userEvent }) => {
    const before = storedTexts();
    const huge = fileOf('{}');
    Object.defineProperty(huge, 'size', { value: 60 * 1024 * 1024 });
    const refused: readonly (readonly [string, File, RegExp])[] = [
      ['broken JSON', fileOf('{"kind":"iru-dev'), /file is damaged or isn’t a JSON file/],
      [
        'another kind',
        fileOf({ name: 'package', version: '1.0.0' }),
        /isn’t an export of this site/,
      ],
      [
        'wrong types',
        fileOf(exported({ iru_likes: 'everyone', iru_wallet_v1: { coinBalance: 'many' } })),
        /aren’t in a format/,
      ],
      ['60 MB', huge, /larger than 5 MB/],
      ['a later format', fileOf({ ...exported({}), format: 2 }), /newer version/],
      ['an empty export', fileOf(exported({})), /contains nothing to import/],
    ];
    for (const [name, file, message] of refused) {
      await step(name, async () => {
        await userEvent.upload(canvas.getByLabelText(dataCopy.import.action), file);
        await expect(await canvas.findByText(message)).toBeVisible();
        await expect(page().queryByRole('alertdialog')).toBeNull();
        await expect(storedTexts()).toBe(before);
      });
    }
  },
};

export const EraseCancelled: Story = {
  ...Erased,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: dataCopy.erase.action }));
    const dialog = await page().findByRole('alertdialog', {
      name: dataCopy.erase.confirm.title,
    });
    await userEvent.click(
      within(dialog).getByRole('button', { name: dataCopy.erase.confirm.cancel }),
    );
    await expect(localStorage.getItem('iru_likes')).not.toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: dataCopy.erase.action })).toHaveFocus(),
    );
  },
};

export const ErasesDeepData: Story = {
  ...TooDeepToRead,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: dataCopy.erase.action }));
    const dialog = await page().findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Erase everything' }));
    await waitFor(() => expect(storedKeys(localStorage)).toEqual(['iru_erased']));
  },
};
