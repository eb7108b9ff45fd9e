// Proves CONTACT-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

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
    await step('the channels open safely', async () => {
      for (const name of [/^X\b/, /^Instagram/, /^LinkedIn/]) {
        const link = canvas.getByRole('link', { name });
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        await expect(link).toHaveAttribute('target', '_blank');
      }
    });
    await step('phone and mail are links', async () => {
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
      'it first tells that no one reads messages and gives the numbers to call',
      async () => {
        const told = canvas.getByText('In this version no one reads your messages.', {
          exact: false,
        });
        await expect(canvas.getByRole('heading', { level: 1 }).nextElementSibling).toContainElement(
          told,
        );
        for (const number of Object.values(EMERGENCY)) {
          const link = canvas.getByRole('link', { name: number });
          await expect(link).toHaveAttribute('href', `tel:${number}`);
          await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
          await expect(
            told.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING,
          ).toBeTruthy();
        }
      },
    );
    await step('response times come after that and are marked as planned', async () => {
      for (const times of canvas.getAllByText(/\d (?:hours|minutes|business days)/)) {
        await expect(times).toHaveTextContent('Planned');
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

/** Each department leads to the form with its subject, also after one was chosen by hand. */
export const ChoosesSubject: Story = {
  ...Ready,
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const subject = canvas.getByRole('combobox', { name: contactCopy.form.subject });
    await step('each department leads to the form with its subject', async () => {
      const region = within(canvas.getByRole('region', { name: contactCopy.departments.heading }));
      for (const department of contactCopy.departments.list) {
        await userEvent.click(
          region.getByRole('link', { name: contactCopy.departments.write(department.name) }),
        );
        await expect(subject).toHaveValue(department.subject);
        await expect(canvas.getByRole('heading', { name: contactCopy.form.heading })).toHaveFocus();
      }
    });
    await step(
      'a subject chosen by hand gives way to the same department, asked for again',
      async () => {
        await userEvent.selectOptions(subject, 'feedback');
        await userEvent.click(
          canvas.getByRole('link', { name: contactCopy.departments.write('Press') }),
        );
        await expect(subject).toHaveValue('press');
      },
    );
  },
};

/** What was typed stays when a department is chosen, and the form comes into sight. */
export const KeepsWhatWasTyped: Story = {
  tags: ['behaviour'],
  decorators: [withRouter(PATHS.contact)],
  beforeEach: () => () => window.scrollTo(0, 0),
  play: async ({ canvas, step }) => {
    const { form, departments } = contactCopy;
    await step('what was typed stays when a department is chosen', async () => {
      await userEvent.type(canvas.getByLabelText(form.firstName), 'Aline');
      await userEvent.type(canvas.getByLabelText(form.lastName), 'Uwase');
      await userEvent.type(canvas.getByLabelText('Email'), 'aline@example.rw');
      await userEvent.click(canvas.getByRole('link', { name: departments.write('Billing') }));
      await expect(canvas.getByRole('combobox', { name: form.subject })).toHaveValue('billing');
      await expect(canvas.getByLabelText(form.firstName)).toHaveValue('Aline');
      await expect(canvas.getByLabelText(form.lastName)).toHaveValue('Uwase');
      await expect(canvas.getByLabelText('Email')).toHaveValue('aline@example.rw');
    });
    await step('the form is in sight, its heading under the focus', async () => {
      const heading = canvas.getByRole('heading', { name: form.heading });
      await expect(heading).toHaveFocus();
      await expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2);
    });
  },
};
