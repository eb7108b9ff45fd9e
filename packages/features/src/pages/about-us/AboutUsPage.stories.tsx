// Proves ABOUT-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { PATHS } from '../../paths';
import { expectUnbrokenRanges } from '../../testing/unbroken-ranges';
import { withRouter } from '../../testing/with-router';
import { AboutUsPage } from './AboutUsPage';
import { aboutUsCopy } from './copy';

const meta = {
  title: 'About us',
  id: 'pages-about-us',
  component: AboutUsPage,
  decorators: [withRouter(PATHS.aboutUs)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutUsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('The page has one main heading', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: aboutUsCopy.heading }),
      ).toBeVisible();
    });
    await step('The hero has a picture and a primary action', async () => {
      const { heading, intro, picture, join } = aboutUsCopy;
      const hero = canvas.getByRole('heading', { level: 1, name: heading }).parentElement
        ?.parentElement;
      if (!hero) throw new Error('The page has no hero.');
      await expect(within(hero).getByText(intro)).toBeVisible();
      await expect(within(hero).getByRole('img', { name: picture })).toBeVisible();
      await expect(within(hero).getByRole('link', { name: join })).toBeVisible();
    });
    await step('The mission is one sentence under its heading', async () => {
      const mission = canvas.getByRole('region', { name: aboutUsCopy.mission.heading });
      await expect(within(mission).getByText(aboutUsCopy.mission.text)).toBeVisible();
    });
    await step('The whole story shows beside its picture', async () => {
      const story = within(canvas.getByRole('region', { name: aboutUsCopy.story.heading }));
      for (const paragraph of aboutUsCopy.story.paragraphs)
        await expect(story.getByText(paragraph)).toBeVisible();
      await expect(story.getByRole('img', { name: aboutUsCopy.story.picture })).toBeVisible();
    });
    await step('The six values appear in order', async () => {
      const values = canvas.getByRole('region', { name: aboutUsCopy.values.heading });
      const names = within(values).getAllByRole('heading', { level: 3 });
      await expect(names.map((name) => name.textContent)).toEqual([
        'Trust & Safety',
        'Innovation',
        'Inclusivity',
        'Privacy',
        'Empowerment',
        'Authenticity',
      ]);
    });
    await step('Report reviews are marked as planned, and their range doesn’t wrap', async () => {
      const values = canvas.getByRole('region', { name: aboutUsCopy.values.heading });
      await expect(values).toHaveTextContent(
        'Planned: verification in levels, and a person who reads each report within 24-48 hours.',
      );
      await expectUnbrokenRanges(canvasElement);
    });
    await step('The calls to action link to their pages', async () => {
      const { join, call } = aboutUsCopy;
      await expect(canvas.getByRole('link', { name: join })).toHaveAttribute(
        'href',
        PATHS.register,
      );
      await expect(canvas.getByRole('link', { name: call.register })).toHaveAttribute(
        'href',
        PATHS.register,
      );
      await expect(canvas.getByRole('link', { name: call.contact })).toHaveAttribute(
        'href',
        PATHS.contact,
      );
    });
  },
};
