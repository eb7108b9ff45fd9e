// Proves CONTACT-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { statusTagCopy } from '../../parts/status-tag/copy';
import { brand } from '../../content/brand';
import { EMERGENCY } from '../../domain/policy';
import { contactAddress, PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { ContactPage } from './ContactPage';
import { contactCopy } from './copy';

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
    await step('Social links open safely in a new tab', async () => {
      for (const name of [/^X\b/, /^Instagram/, /^LinkedIn/]) {
        const link = canvas.getByRole('link', { name });
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        await expect(link).toHaveAttribute('target', '_blank');
      }
    });
    await step('Phone and email are links', async () => {
      await expect(canvas.getByRole('link', { name: brand.phone })).toHaveAttribute(
        'href',
        'tel:+250700000000',
      );
      await expect(canvas.getByRole('link', { name: brand.email })).toHaveAttribute(
        'href',
        'mailto:hello@iru.example',
      );
    });
    await step(
      'The page first says that no one reads messages and lists the emergency numbers',
      async () => {
        const intro = canvas.getByText(contactCopy.intro);
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
    await step('Response times come later and are marked as planned', async () => {
      for (const times of canvas.getAllByText(/\d (?:hours|minutes|business days)/)) {
        await expect(times).toHaveTextContent(statusTagCopy.planned);
        await expect(
          times.compareDocumentPosition(canvas.getByRole('link', { name: '112' })) &
            Node.DOCUMENT_POSITION_PRECEDING,
        ).toBeTruthy();
      }
    });
  },
};

export const SubjectChosen: Story = {
  decorators: [withRouter(contactAddress('safety'))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: contactCopy.form.subject })).toHaveValue(
      'safety',
    );
  },
};

export const ChoosesSubject: Story = {
  ...Ready,
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const subject = canvas.getByRole('combobox', { name: contactCopy.form.subject });
    await step('Each department opens the form with its subject', async () => {
      const region = within(canvas.getByRole('region', { name: contactCopy.departments.heading }));
      for (const department of contactCopy.departments.list) {
        await userEvent.click(
          region.getByRole('link', { name: contactCopy.departments.write(department.name) }),
        );
        await expect(subject).toHaveValue(department.subject);
        await expect(canvas.getByRole('heading', { name: contactCopy.form.heading })).toHaveFocus();
      }
    });
    await step('Choosing the department again replaces a manually chosen subject', async () => {
      await userEvent.selectOptions(subject, 'feedback');
      await userEvent.click(
        canvas.getByRole('link', { name: contactCopy.departments.write('Press') }),
      );
      await expect(subject).toHaveValue('press');
    });
  },
};

export const KeepsEnteredText: Story = {
  tags: ['behaviour'],
  decorators: [withRouter(PATHS.contact)],
  beforeEach: () => () => window.scrollTo(0, 0),
  play: async ({ canvas, step }) => {
    const { form, departments } = contactCopy;
    await step('The entered text stays', async () => {
      await userEvent.type(canvas.getByLabelText(form.firstName), 'Aline');
      await userEvent.type(canvas.getByLabelText(form.lastName), 'Uwase');
      await userEvent.type(canvas.getByLabelText('Email'), 'aline@example.rw');
      await userEvent.click(canvas.getByRole('link', { name: departments.write('Billing') }));
      await expect(canvas.getByRole('combobox', { name: form.subject })).toHaveValue('billing');
      await expect(canvas.getByLabelText(form.firstName)).toHaveValue('Aline');
      await expect(canvas.getByLabelText(form.lastName)).toHaveValue('Uwase');
      await expect(canvas.getByLabelText('Email')).toHaveValue('aline@example.rw');
    });
    await step('The form is in view and its heading has focus', async () => {
      const heading = canvas.getByRole('heading', { name: form.heading });
      await expect(heading).toHaveFocus();
      await expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2);
    });
  },
};
