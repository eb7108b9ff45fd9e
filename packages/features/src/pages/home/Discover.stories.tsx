// Proves HOME-3.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { peopleCopy } from '../../parts/people/copy';
import { expectNoSidewaysScroll } from '../../testing/layout';
import { loggedIn } from '../../testing/logged-in';
import { withStorage, readStorage } from '../../testing/with-storage';
import { undoIn } from '../../testing/undo-toast';
import { withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { everyoneHiddenCopy } from '../../parts/everyone-hidden/copy';
import { Discover } from './Discover';

const meta = {
  title: 'Home/Discover',
  id: 'pages-home-discover',
  component: Discover,
  decorators: [withRouter('/'), withToaster],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Discover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Explore Exclusively' })).toHaveAttribute(
      'href',
      '/find-match',
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};

export const LoggedIn: Story = {
  beforeEach: loggedIn,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Explore Exclusively' })).toBeNull();
  },
};

const hiddenOnes = (...numbers: readonly number[]) => ({
  iru_hidden: numbers.map((at) => ({ id: `h${at}`, name: 'x', kind: 'hidden', ts: 1 })),
});

export const EveryoneHidden: Story = {
  beforeEach: withStorage(hiddenOnes(1, 2, 3, 4, 5, 6)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(
      canvas.getByRole('link', { name: everyoneHiddenCopy.hidden.action }),
    ).toHaveAttribute('href', '/settings');
  },
};

export const PersonHidden: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Eric' }));
    await userEvent.click(canvas.getByRole('button', { name: peopleCopy.menu.hidden }));
    await step('The card disappears and focus moves to its neighbour', async () => {
      await expect(canvas.queryByRole('article', { name: 'Eric, 31' })).toBeNull();
      await waitFor(() =>
        expect(canvas.getByRole('article', { name: 'Diane, 25' })).toContainElement(
          document.activeElement instanceof HTMLElement ? document.activeElement : null,
        ),
      );
      await expect(readStorage('iru_hidden')).toMatchObject([
        { id: 'h2', name: 'Eric', kind: 'hidden' },
      ]);
    });
    await step('Undo restores him to the same position', async () => {
      await userEvent.click(await undoIn('Eric is hidden on this device.'));
      await waitFor(() =>
        expect(canvas.getAllByRole('article')[1]).toHaveAccessibleName('Eric, 31'),
      );
    });
  },
};

export const LastHidden: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage(hiddenOnes(1, 2, 3, 4, 5)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Olivier' }));
    await userEvent.click(canvas.getByRole('button', { name: peopleCopy.menu.hidden }));
    await waitFor(() => expect(canvas.getByText(everyoneHiddenCopy.hidden.title)).toHaveFocus());
  },
};

export const RowScrolls: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, step }) => {
    await step('The row scrolls, the page doesn’t', async () => {
      const list = canvas.getByRole('list', { name: 'Sample profiles' });
      await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
      await expectNoSidewaysScroll();
    });
  },
};
