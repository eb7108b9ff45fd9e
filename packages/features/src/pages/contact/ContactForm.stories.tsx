import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { brand } from '../../content/brand';
import { ContactForm } from './ContactForm';
import { contactCopy } from './copy';

const copy = contactCopy.form;

const meta = {
  title: 'Contact/Form',
  id: 'pages-contact-form',
  component: ContactForm,
  args: { subject: 'general', onSubject: fn(), onMail: fn() },
  render: function Render(args) {
    const [subject, setSubject] = useState(args.subject);
    return (
      <ContactForm
        {...args}
        subject={subject}
        onSubject={(next) => {
          setSubject(next);
          args.onSubject(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sent: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    await step('A complete message opens in the email app', async () => {
      await userEvent.type(canvas.getByLabelText(copy.firstName), 'Aline');
      await userEvent.type(canvas.getByLabelText(copy.lastName), 'Uwase');
      await userEvent.type(canvas.getByLabelText('Email'), 'aline@example.rw');
      await userEvent.selectOptions(canvas.getByLabelText(copy.subject), 'press');
      await userEvent.type(canvas.getByLabelText(copy.message), 'May I visit?');
      await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
      await waitFor(() => expect(args.onMail).toHaveBeenCalledOnce());
      await expect(args.onMail).toHaveBeenCalledWith(
        expect.stringMatching(/^mailto:.+Press&body=May%20I%20visit%3F/),
      );
    });
    await step('The status explains what happened, and the form keeps the message', async () => {
      const [status = canvasElement] = canvas.getAllByRole('status');
      await waitFor(() => expect(status).toHaveTextContent(`${copy.opened.before}${brand.email}.`));
      await expect(within(status).getByRole('link', { name: brand.email })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:.+body=May%20I%20visit%3F/),
      );
      await expect(canvas.getByLabelText(copy.message)).toHaveValue('May I visit?');
    });
  },
};

export const WithErrors: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    await step('An empty form lists each missing field and opens nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-slot="error-summary"]')).toHaveFocus(),
      );
      await expect(args.onMail).not.toHaveBeenCalled();
      await expect(canvas.getByRole('alert')).toHaveTextContent(copy.reasons.firstName);
      await expect(canvas.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
    });
  },
};

export const TooLongForEmail: Story = {
  play: async (context) => {
    const { args, canvas, step } = context;
    await step('A long message opens an email without it', async () => {
      await userEvent.type(canvas.getByLabelText(copy.firstName), 'Aline');
      await userEvent.type(canvas.getByLabelText(copy.lastName), 'Uwase');
      await userEvent.type(canvas.getByLabelText('Email'), 'aline@example.com');
      await fireEvent.change(canvas.getByLabelText(copy.message), {
        target: { value: 'ሰላም '.repeat(70) },
      });
      await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
      await waitFor(() =>
        expect(args.onMail).toHaveBeenCalledWith(expect.not.stringContaining('body')),
      );
    });
    await step('The status asks to paste it, and a button copies it', async () => {
      await waitFor(() => expect(canvas.getByText(copy.tooLong)).toBeVisible());
      await expect(canvas.getByRole('button', { name: copy.copy })).toBeVisible();
    });
  },
};

export const ClearsStatus: Story = {
  ...Sent,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await Sent.play?.(context);
    await step('The status disappears', async () => {
      await userEvent.clear(canvas.getByLabelText(copy.message));
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};

export const FocusesField: Story = {
  ...WithErrors,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await WithErrors.play?.(context);
    await step('The link focuses the field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: copy.reasons.message }));
      await expect(canvas.getByLabelText(copy.message)).toHaveFocus();
    });
  },
};
