import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { NO_FILTERS } from '../../domain/profile-filters';
import { withRouter } from '../../testing/with-router';
import { everyoneHiddenCopy } from '../../parts/everyone-hidden/copy';
import { clearPictures } from '../../parts/people/clear-pictures';
import { FindMatchView, type FindMatchViewProps } from './FindMatchView';
import { manyProfiles } from './mocks/many-profiles';
import { profiles } from './browse-profiles';

function Stateful(props: FindMatchViewProps) {
  const [filters, setFilters] = useState(props.filters);
  return (
    <FindMatchView
      {...props}
      filters={filters}
      onChange={(part) => {
        props.onChange(part);
        setFilters((before) => ({ ...before, ...part }));
      }}
      onClear={() => {
        props.onClear();
        setFilters(NO_FILTERS);
      }}
    />
  );
}

const meta = {
  title: 'Find match/View',
  id: 'pages-find-match-view',
  component: FindMatchView,
  args: { profiles, filters: NO_FILTERS, onChange: fn(), onClear: fn(), loggedIn: false },
  render: (args) => <Stateful {...args} />,
  decorators: [withRouter('/find-match')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FindMatchView>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-profile]')];

export const Default: Story = {};

export const LoadingPhotos: Story = {
  args: { loggedIn: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button', { name: 'Connect' })).toHaveLength(12);
    await expect(canvasElement.querySelector('[data-profile] img')).toBeNull();
  },
};

export const PhotosLoaded: Story = {
  args: { loggedIn: true, pictures: clearPictures },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /^Portrait of/ })).toHaveLength(12);
  },
};

export const EveryoneHidden: Story = {
  args: { profiles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 0 of 0 profiles');
    await expect(
      canvas.getByRole('heading', { name: everyoneHiddenCopy.hidden.title }),
    ).toBeVisible();
    await expect(canvas.queryByText('No matches found')).toBeNull();
  },
};

export const TenThousand: Story = {
  args: { profiles: manyProfiles(10_000) },
  play: async ({ canvas, canvasElement }) => {
    // Profiles show in batches, but all are counted.
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 10000 of 10000 profiles');
    await expect(cardsOf(canvasElement)).toHaveLength(24);
  },
};

export const FindsOneOfTenThousand: Story = {
  ...TenThousand,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('“Show more” moves focus to the first new card', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show 24 more' }));
      await waitFor(() => expect(cardsOf(canvasElement)).toHaveLength(48));
      await expect(cardsOf(canvasElement)[24]?.contains(document.activeElement)).toBe(true);
    });
    await step('Typing a name finds the person', async () => {
      const name = canvas.getByRole('searchbox', { name: 'Name' });
      await userEvent.type(name, ' 9876');
      await expect(name).toHaveValue(' 9876');
      await waitFor(() =>
        expect(cardsOf(canvasElement).map((card) => card.dataset.profile)).toEqual(['crowd-9876']),
      );
      await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 of 10000 profiles');
    });
  },
};

export const LastBatch: Story = {
  tags: ['behaviour'],
  args: { profiles: manyProfiles(30) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 6 more' }));
    await waitFor(() => expect(cardsOf(canvasElement)).toHaveLength(30));
    await expect(canvas.queryByRole('button', { name: /^Show \d+ more$/ })).toBeNull();
    await expect(cardsOf(canvasElement)[24]?.contains(document.activeElement)).toBe(true);
  },
};
