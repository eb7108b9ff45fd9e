import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { stateful } from '../../testing/stateful';
import { brand } from '../../content/brand';
import { ContactForm } from './ContactForm';
import { contactCopy } from '#words/pages/contact/copy';

const copy = contactCopy.form;

const meta = {
  title: 'Contact/Form',
  id: 'pages-contact-form',
  component: ContactForm,
  args: { subject: 'general', onSubject: fn(), onMail: fn() },
  render: stateful(ContactForm, 'subject', 'onSubject'),
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const fillInSender = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(canvas.getByLabelText(copy.firstName), 'Aline');
  await userEvent.type(canvas.getByLabelText(copy.lastName), 'Uwase');
  await userEvent.type(canvas.getByLabelText('Email'), 'aline@example.rw');
};

export const Default: Story = {};

export const Sent: Story = {
  parameters: { docs: { story: { height: '480px' } } },
  play: async ({ canvas, canvasElement, args }) => {
    await fillInSender(canvas);
    await userEvent.selectOptions(canvas.getByLabelText(copy.subject), 'press');
    await userEvent.type(canvas.getByLabelText(copy.message), 'May I visit?');
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await waitFor(() => expect(args.onMail).toHaveBeenCalledOnce());
    const mail = /^mailto:.+Press&body=May%20I%20visit%3F/;
    await expect(args.onMail).toHaveBeenCalledWith(expect.stringMatching(mail));
    const [status = canvasElement] = canvas.getAllByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(copy.opened(brand.email)));
    await expect(hrefOf(within(status), brand.email)).toMatch(mail);
    await expect(canvas.getByLabelText(copy.message)).toHaveValue('May I visit?');
  },
};

export const WithErrors: Story = {
  parameters: { docs: { story: { height: '900px' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(copy.reasons.firstName);
    await expect(args.onMail).not.toHaveBeenCalled();
  },
};

export const TooLongForEmail: Story = {
  parameters: { docs: { story: { height: '720px' } } },
  play: async ({ args, canvas }) => {
    await fillInSender(canvas);
    const value = 'ሰላም '.repeat(70);
    await fireEvent.change(canvas.getByLabelText(copy.message), { target: { value } });
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await waitFor(() =>
      expect(args.onMail).toHaveBeenCalledWith(expect.not.stringContaining('body')),
    );
    await waitFor(() => expect(canvas.getByText(copy.tooLong)).toBeVisible());
    await expect(canvas.getByRole('button', { name: copy.copy })).toBeVisible();
  },
};

export const ClearsStatus: Story = {
  ...Sent,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await Sent.play?.(context);
    await userEvent.clear(canvas.getByLabelText(copy.message));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
