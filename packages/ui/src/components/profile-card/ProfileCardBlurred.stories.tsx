import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sheet } from '../../testing/sheet';
import { ProfileCardBlurred } from './ProfileCardBlurred';
import { handbook } from './ProfileCardBlurred.handbook';
import maskedOne from './samples/masked-one.webp';

const meta = {
  title: 'Dating/Profile card blurred',
  id: 'components-dating-profile-card-blurred',
  component: ProfileCardBlurred,
  parameters: { handbook },
  args: {
    className: 'max-w-80',
    picture: { src: maskedOne, alt: 'A blurred portrait', width: 48, height: 60 },
    heading: 'Someone, 28',
    meta: 'Kigali, Rwanda',
    link: <a href="#register">Sign Up to View</a>,
  },
} satisfies Meta<typeof ProfileCardBlurred>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const link = canvas.getByRole('link', { name: 'Sign Up to View' });
    await step('it shows only the masked picture and offers only the sign-up link', async () => {
      const pictures = [...canvasElement.querySelectorAll('img')];
      await expect(pictures.map((image) => image.getAttribute('src'))).toEqual([maskedOne]);
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(link).toHaveAccessibleDescription('Someone, 28');
    });
    await step('the link takes the whole card', async () => {
      const box = canvas.getByRole('article').getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + 40);
      await expect(hit).toBe(link);
    });
  },
};

export const LongWords: Story = {
  args: {
    heading: 'Umuntuutaravugaizinarye, 42',
    meta: 'Bukavumumajyepfoyikiyagacyakivu, Democratic Republic of the Congo',
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(ProfileCardBlurred, {
    cell: 'card',
    acts: 'a',
    conditions: { 'long words': { ...LongWords.args } },
  }),
};
