import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { NO_FILTERS } from '../../domain/profile-filters';
import { withRouter } from '../../testing/with-router';
import { FindMatchView, type FindMatchViewProps } from './FindMatchView';
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

export const LoadingPhotos: Story = {
  args: { loggedIn: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button', { name: 'Connect' })).toHaveLength(12);
    await expect(canvasElement.querySelector('[data-profile] img')).toBeNull();
  },
};

export const FindsByName: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 12 of 12 profiles');
    const name = canvas.getByRole('searchbox', { name: 'Name' });
    await userEvent.type(name, ' ine');
    await expect(name).toHaveValue(' ine');
    await waitFor(() =>
      expect(cardsOf(canvasElement).map((card) => card.dataset.profile)).toEqual(['p01']),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 of 12 profiles');
  },
};
