// Proves LANG-3.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { languageCopy as copy } from '#words/parts/language/copy';
import { withRouterOnly } from '../testing/with-router';
import { LanguageMenu } from './LanguageMenu';

const meta = {
  title: 'Language menu',
  id: 'parts-shell-language-menu',
  component: LanguageMenu,
  args: { className: 'ms-auto w-max' },
  decorators: [
    (Story) => (
      <div className="min-h-64">
        <a href="#before">Before</a>
        <Story />
      </div>
    ),
    withRouterOnly('/find-match?gender=female#list'),
  ],
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.button }));
    const links = within(canvas.getByRole('list', { name: copy.heading })).getAllByRole('link');
    const shown = links.map((link) => [link.textContent, link.lang, link.getAttribute('href')]);
    await expect(shown).toEqual([
      ['English', 'en', '/find-match?gender=female#list'],
      ['Français', 'fr', '/fr/find-match?gender=female#list'],
      ['Kiswahili', 'sw', '/sw/find-match?gender=female#list'],
      ['Ikinyarwanda', 'rw', '/rw/find-match?gender=female#list'],
    ]);
    await expect(links.filter((link) => link.ariaCurrent === 'true')).toEqual([links[0]]);
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: copy.button });
    const isClosed = () => waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    button.focus();
    await step('Escape closes it and returns focus', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await expect(button).toHaveFocus();
    });
    await step('moving focus out closes it', async () => {
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('list')).toBeInTheDocument();
      await userEvent.tab({ shift: true });
      await isClosed();
    });
  },
};
