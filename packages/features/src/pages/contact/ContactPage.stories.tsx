// Proves CONTACT-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { statusTagCopy } from '#words/parts/status-tag/copy';
import { EMERGENCY } from '../../domain/emergency-numbers';
import { contactAddress, PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { ContactPage } from './ContactPage';
import { contactCopy as copy } from '#words/pages/contact/copy';
import { DEPARTMENTS } from './planned-departments';

const meta = {
  title: 'Contact/Page',
  id: 'pages-contact-page',
  component: ContactPage,
  decorators: [withRouter(PATHS.contact)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    // First that no one reads messages, then the emergency numbers, then everything else.
    const intro = canvas.getByText(copy.intro);
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.nextElementSibling).toContainElement(intro);
    for (const number of Object.values(EMERGENCY)) {
      const link = canvas.getByRole('link', { name: number });
      await expect(link).toHaveAttribute('href', `tel:${number}`);
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(intro.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    const call = canvas.getByRole('link', { name: '112' });
    for (const times of canvas.getAllByText(/\d (?:hours|minutes|business days)/)) {
      await expect(times).toHaveTextContent(statusTagCopy.planned);
      await expect(call.compareDocumentPosition(times)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  },
};

export const SubjectChosen: Story = {
  parameters: { path: contactAddress('safety') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: copy.form.subject })).toHaveValue('safety');
  },
};

/** What was entered stays, and the form is in view. */
export const ChoosesSubject: Story = {
  ...Ready,
  tags: ['behaviour'],
  beforeEach: () => () => window.scrollTo(0, 0),
  play: async ({ canvas }) => {
    const subject = canvas.getByRole('combobox', { name: copy.form.subject });
    const heading = canvas.getByRole('heading', { name: copy.form.heading });
    const region = within(canvas.getByRole('region', { name: copy.departments.heading }));
    await userEvent.type(canvas.getByLabelText(copy.form.firstName), 'Aline');
    for (const department of DEPARTMENTS) {
      const name = copy.departments.write(copy.departments.list[department].name);
      await userEvent.click(region.getByRole('link', { name }));
      await expect(subject).toHaveValue(department);
      await expect(heading).toHaveFocus();
      await expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2);
    }
    await userEvent.selectOptions(subject, 'feedback');
    await userEvent.click(canvas.getByRole('link', { name: copy.departments.write('Press') }));
    await expect(subject).toHaveValue('press');
    await expect(canvas.getByLabelText(copy.form.firstName)).toHaveValue('Aline');
  },
};
