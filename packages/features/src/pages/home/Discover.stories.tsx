// Proves HOME-3.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { peopleCopy } from '#words/parts/people/copy';
import { withStorage } from '../../testing/with-storage';
import { expectNoSidewaysScroll } from '../../testing/layout';
import { withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { everyoneHiddenCopy } from '#words/parts/everyone-hidden/copy';
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
    await expect(hrefOf(canvas, 'Explore Exclusively')).toBe('/find-match');
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};

export const LoggedIn: Story = { beforeEach: withStorage({ iru_session: true }) };

const hiddenOnes = (...numbers: readonly number[]) => ({
  iru_hidden: numbers.map((at) => ({ id: `h${at}`, name: 'x', kind: 'hidden', ts: 1 })),
});

export const EveryoneHidden: Story = {
  beforeEach: withStorage(hiddenOnes(1, 2, 3, 4, 5, 6)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(hrefOf(canvas, everyoneHiddenCopy.hidden.action)).toBe('/settings');
  },
};

export const PersonHidden: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Eric' }));
    await userEvent.click(canvas.getByRole('button', { name: peopleCopy.menu.hidden }));
    await expect(canvas.queryByRole('article', { name: 'Eric, 31' })).toBeNull();
    const next = canvas.getByRole('article', { name: 'Diane, 25' });
    await waitFor(() => expect(next.contains(document.activeElement)).toBe(true));
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
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Sample profiles' });
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expectNoSidewaysScroll();
  },
};
