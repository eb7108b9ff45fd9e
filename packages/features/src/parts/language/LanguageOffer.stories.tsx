// Proves LANG-3.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LANGUAGE_CODES } from '../../domain/languages';
import { hrefOf } from '../../testing/href-of';
import { withRouterOnly } from '../../testing/with-router';
import { LanguageOffer } from './LanguageOffer';
import { offerCopy } from './offer-copy';

const meta = {
  title: 'Language offer',
  id: 'parts-language-offer',
  component: LanguageOffer,
  args: { language: 'fr', onDismiss: fn() },
  argTypes: { language: { control: 'inline-radio', options: LANGUAGE_CODES } },
  decorators: [withRouterOnly('/find-match?gender=female')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LanguageOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const French: Story = {
  play: async ({ canvas }) => {
    const offer = canvas.getByRole('complementary', { name: 'Français' });
    await expect(offer).toHaveAttribute('lang', 'fr');
    await expect(hrefOf(canvas, offerCopy.fr.read)).toBe('/fr/find-match?gender=female');
  },
};

export const Swahili: Story = { args: { language: 'sw' } };

export const Kinyarwanda: Story = { args: { language: 'rw' } };
