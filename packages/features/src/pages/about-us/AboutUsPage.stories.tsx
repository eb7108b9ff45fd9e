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
    await step('one heading names the page', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: aboutUsCopy.heading }),
      ).toBeVisible();
    });
    await step('the hero has a picture and its first action', async () => {
      const { heading, intro, picture, join } = aboutUsCopy;
      const hero = canvas.getByRole('heading', { level: 1, name: heading }).parentElement
        ?.parentElement;
      if (!hero) throw new Error('The page has no hero.');
      await expect(within(hero).getByText(intro)).toBeVisible();
      await expect(within(hero).getByRole('img', { name: picture })).toBeVisible();
      await expect(within(hero).getByRole('link', { name: join })).toBeVisible();
    });
    await step('the mission is one sentence under its name', async () => {
      const mission = canvas.getByRole('region', { name: 'Our mission' });
      await expect(within(mission).getByText(aboutUsCopy.mission.text)).toBeVisible();
    });
    await step('the story is told whole, beside its picture', async () => {
      const story = within(canvas.getByRole('region', { name: aboutUsCopy.story.heading }));
      for (const paragraph of aboutUsCopy.story.paragraphs)
        await expect(story.getByText(paragraph)).toBeVisible();
      await expect(story.getByRole('img', { name: aboutUsCopy.story.picture })).toBeVisible();
    });
    await step('the six values stand in order', async () => {
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
    await step(
      'what is promised of reports is said to begin later, and keeps its figures together',
      async () => {
        const values = canvas.getByRole('region', { name: aboutUsCopy.values.heading });
        await expect(values).toHaveTextContent(
          'within 24-48 hours: both begin with the first accounts.',
        );
        await expectUnbrokenRanges(canvasElement);
      },
    );
    await step('both invitations lead somewhere', async () => {
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
