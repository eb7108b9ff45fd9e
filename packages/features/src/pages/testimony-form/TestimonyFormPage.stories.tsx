// Proves TESTIMONY-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { testimonyFormCopy } from '#words/pages/testimony-form/copy';
import { testimonyDraft } from '../../persistence/testimony-draft';
import { EMPTY_TESTIMONY } from '../../domain/testimony';
import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { TestimonyFormPage } from './TestimonyFormPage';

const told = {
  ...EMPTY_TESTIMONY,
  name: 'Aline',
  age: '31',
  matchName: 'Patrick',
  howMet: 'In the Books room.',
  experience: 'We were both too slow for the other apps.',
};

const meta = {
  title: 'Testimony form',
  id: 'pages-testimony-form',
  component: TestimonyFormPage,
  decorators: [withRouter(PATHS.testimonyForm)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TestimonyFormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AboutYou: Story = {
  play: async ({ canvas }) => {
    const [said] = canvas.getAllByText(/nothing is sent/i);
    if (!said) throw new Error('The page says that nothing is sent.');
    const position = said.compareDocumentPosition(canvas.getByLabelText(/^Your Name/));
    await expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const YourMatch: Story = {
  beforeEach: () => {
    const values = { ...EMPTY_TESTIMONY, name: 'Aline', age: '31' };
    testimonyDraft.update(() => ({ step: 2, values }));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '5 of 5 stars' })).toBeChecked();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Summary: Story = {
  beforeEach: () => {
    testimonyDraft.update(() => ({ step: 3, values: told }));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In the Books room.')).toBeVisible();
    await expect(canvas.getByText('5 of 5 stars')).toBeVisible();
  },
};

export const ThankYou: Story = {
  beforeEach: Summary.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Thank You' }));
    await waitFor(() => expect(dialog.getByText(/wasn’t sent anywhere/)).toBeVisible());
    const download = screen.getByRole('button', { name: testimonyFormCopy.thanks.download });
    await expect(download).toHaveAttribute('data-variant', 'primary');
    const [, close] = screen.getAllByRole('button', { name: 'Close' });
    await expect(close).toHaveAttribute('data-variant', 'ghost');
  },
};

export const NeedsAnswers: Story = {
  ...AboutYou,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const focused = (name: RegExp) =>
      waitFor(() => expect(canvas.getByLabelText(name)).toHaveFocus());
    const opened = (name: string) =>
      waitFor(() => expect(canvas.getByRole('heading', { name })).toHaveFocus());
    await press('Next');
    await focused(/^Your Name/);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('Aline');
    await press('Next');
    await focused(/^Your Age/);
    await userEvent.keyboard('31');
    await press('Next');
    await opened('Your Match');
    await press('Next');
    await focused(/^Match’s Name/);
    await press('Back');
    await expect(canvas.getByLabelText(/^Your Age/)).toHaveValue('31');
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

export const ClosesThankYou: Story = {
  ...ThankYou,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await ThankYou.play?.(context);
    const title = screen.getByText('Thank You');
    await expect(await fireEvent.mouseDown(title, { detail: 2 })).toBe(false);
    const [, close] = screen.getAllByRole('button', { name: 'Close' });
    if (!close) throw new Error('The dialog has two close buttons.');
    await userEvent.click(close);
    await waitFor(() => expect(canvas.getByLabelText(/^Your Name/)).toHaveValue(''));
    await expect(testimonyDraft.get()).toEqual({ step: 1, values: EMPTY_TESTIMONY });
  },
};
