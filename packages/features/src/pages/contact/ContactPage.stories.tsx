// Proves CONTACT-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { statusTagCopy } from '../../parts/status-tag/copy';
import { EMERGENCY } from '../../domain/policy';
import { contactAddress, PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { ContactPage } from './ContactPage';
import { contactCopy as copy } from './copy';

const meta = {
  title: 'Contact/Page',
  id: 'pages-contact-page',
  component: ContactPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  decorators: [withRouter(PATHS.contact)],
  play: async ({ canvas, step }) => {
    await step(
      'The page first says that no one reads messages and lists the emergency numbers',
      async () => {
        const intro = canvas.getByText(copy.intro);
        await expect(canvas.getByRole('heading', { level: 1 }).nextElementSibling).toContainElement(
          intro,
        );
        for (const number of Object.values(EMERGENCY)) {
          const link = canvas.getByRole('link', { name: number });
          await expect(link).toHaveAttribute('href', `tel:${number}`);
          await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
          await expect(
            intro.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING,
          ).toBeTruthy();
        }
      },
    );
    for (const times of canvas.getAllByText(/\d (?:hours|minutes|business days)/)) {
      await expect(times).toHaveTextContent(statusTagCopy.planned);
      await expect(
        times.compareDocumentPosition(canvas.getByRole('link', { name: '112' })) &
          Node.DOCUMENT_POSITION_PRECEDING,
      ).toBeTruthy();
    }
  },
};

export const SubjectChosen: Story = {
  decorators: [withRouter(contactAddress('safety'))],
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
    for (const department of copy.departments.list) {
      await userEvent.click(
        region.getByRole('link', { name: copy.departments.write(department.name) }),
      );
      await expect(subject).toHaveValue(department.subject);
      await expect(heading).toHaveFocus();
      await expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2);
    }
    await userEvent.selectOptions(subject, 'feedback');
    await userEvent.click(canvas.getByRole('link', { name: copy.departments.write('Press') }));
    await expect(subject).toHaveValue('press');
    await expect(canvas.getByLabelText(copy.form.firstName)).toHaveValue('Aline');
  },
};
