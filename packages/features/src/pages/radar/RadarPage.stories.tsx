// Proves RADAR-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { PATHS } from '../../paths';
import { withStorage, readStorage } from '../../testing/with-storage';
import { withRouter } from '../../testing/with-router';
import { radarCopy as copy } from '#words/pages/radar/copy';
import { RadarPage } from './RadarPage';

const meta = {
  title: 'Radar/Page',
  id: 'pages-radar-page',
  component: RadarPage,
  decorators: [withRouter(PATHS.radar)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RadarPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const radarOn = withStorage({ iru_settings: { nearbyRadar: true } });

export const Disabled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(canvas.getByText('Disabled')).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.pause })).toBeDisabled();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '50 metres');
  },
};

export const Scanning: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(readStorage('iru_settings')).toMatchObject({ nearbyRadar: true });
    await expect(canvas.getByText('Scanning')).toBeVisible();
  },
};

export const Paused: Story = {
  beforeEach: radarOn,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.pause }));
    await expect(canvas.getByText(copy.states.paused)).toBeVisible();
    await expect(canvas.getByText(copy.empty.paused)).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.resume })).toHaveFocus();
  },
};

export const PausesAndTunes: Story = {
  ...Scanning,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await Scanning.play?.(context);
    const thumb = canvas.getByRole('slider');
    thumb.focus();
    await userEvent.keyboard('{Home}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '10 metres');
    await userEvent.keyboard('{End}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '200 metres');
    await userEvent.click(canvas.getByRole('switch'));
    await expect(readStorage('iru_settings')).toMatchObject({ nearbyRadar: false });
    await expect(canvas.getByText('Disabled')).toBeVisible();
  },
};
