// Proves RADAR-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { settingsSwitchCopy } from '../../parts/settings-switch/copy';
import { PATHS } from '../../paths';
import { replaceProperty } from '../../testing/preferences';
import { withStorage, readStorage } from '../../testing/with-storage';
import { withRouter } from '../../testing/with-router';
import { radarCopy } from './copy';
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
    await expect(canvas.getByRole('button', { name: radarCopy.pause })).toBeDisabled();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '50 metres');
  },
};

export const Scanning: Story = {
  play: async ({ canvas, step }) => {
    await step('shows Scanning after switching on, which also changes the setting', async () => {
      await userEvent.click(canvas.getByRole('switch'));
      await expect(readStorage('iru_settings')).toMatchObject({ nearbyRadar: true });
      await expect(canvas.getByText('Scanning')).toBeVisible();
    });
  },
};

export const Paused: Story = {
  beforeEach: radarOn,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: radarCopy.pause }));
    await expect(canvas.getByText(radarCopy.states.paused)).toBeVisible();
    await expect(canvas.getByText(radarCopy.empty.paused)).toBeVisible();
    await expect(canvas.getByRole('button', { name: radarCopy.resume })).toHaveFocus();
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    const back = replaceProperty(Storage.prototype, 'setItem', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      await userEvent.click(canvas.getByRole('switch'));
      await expect(canvas.getByText(settingsSwitchCopy.notSaved)).toBeVisible();
      await expect(canvas.getByText('Scanning')).toBeVisible();
    } finally {
      back();
    }
  },
};

export const NewerVersion: Story = {
  beforeEach: withStorage({ iru_settings: { version: 2 } }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByText(settingsSwitchCopy.newer)).toBeVisible();
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const PausesAndTunes: Story = {
  ...Scanning,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await Scanning.play?.(context);
    await step('pauses and resumes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: radarCopy.pause }));
      await expect(canvas.getByText(radarCopy.states.paused)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: radarCopy.resume }));
      await expect(canvas.getByText('Scanning')).toBeVisible();
    });
    await step('sets the radius from 10 to 200 metres by keyboard', async () => {
      const thumb = canvas.getByRole('slider');
      thumb.focus();
      await userEvent.keyboard('{Home}');
      await expect(thumb).toHaveAttribute('aria-valuetext', '10 metres');
      await userEvent.keyboard('{End}');
      await expect(thumb).toHaveAttribute('aria-valuetext', '200 metres');
    });
    await step('shows Disabled after switching off', async () => {
      await userEvent.click(canvas.getByRole('switch'));
      await expect(readStorage('iru_settings')).toMatchObject({ nearbyRadar: false });
      await expect(canvas.getByText('Disabled')).toBeVisible();
    });
  },
};

export const FollowsSettings: Story = {
  tags: ['behaviour'],
  beforeEach: radarOn,
  play: async ({ canvas, step }) => {
    await step('scans when switched on in Settings', async () => {
      await expect(canvas.getByRole('switch')).toBeChecked();
      await expect(canvas.getByText('Scanning')).toBeVisible();
    });
    await step('stops when another tab switches it off', async () => {
      withStorage({ iru_settings: { nearbyRadar: false } })();
      await waitFor(() => expect(canvas.getByText('Disabled')).toBeVisible());
      await expect(canvas.getByRole('switch')).not.toBeChecked();
    });
  },
};
