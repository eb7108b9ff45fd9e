import { RadioGroup } from '@iru/ui/radio-group';
import { TextArea } from '@iru/ui/text-area';
import { TextField } from '@iru/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import * as v from 'valibot';

import { readDraft, saveDraft } from '../../persistence/drafts';
import { Choice } from './Choice';
import { formCopy } from './copy';
import { emailSchema } from './email';
import { Form } from './Form';
import { formDraft } from './form-draft';
import { FormButton } from './FormButton';
import { FormErrors } from './FormErrors';
import { type SchemaFormOptions, useSchemaForm } from './use-schema-form';

const PLACES = ['Kigali', 'Huye', 'Rubavu'] as const;
const untouched = { name: '', email: '', message: '', place: '' };
const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter your name')),
  email: emailSchema,
  message: v.string(),
  place: v.picklist(PLACES, 'Choose a place'),
});
type Message = v.InferOutput<typeof schema>;

interface ExampleProps extends Pick<
  SchemaFormOptions<typeof untouched, Message>,
  'onValid' | 'errorFocus'
> {
  /** The heading of the error summary. @default undefined, no summary */
  summary?: string;
}

function Example({ summary, ...options }: ExampleProps) {
  const form = useSchemaForm({
    schema,
    defaultValues: untouched,
    ...formDraft({
      untouched,
      read: () => ({ message: readDraft('example') }),
      write: ({ message }) => saveDraft('example', message),
    }),
    ...options,
  });
  return (
    <Form state={form} noValidate aria-label="Write to us" className="grid max-w-form gap-5">
      {summary === undefined ? null : <FormErrors state={form} heading={summary} />}
      <TextField {...form.field('name')} label="Name" autoComplete="name" aria-required="true" />
      <TextField
        {...form.field('email')}
        label={formCopy.email}
        type="email"
        autoComplete="email"
        aria-required="true"
      />
      <Choice form={form} name="place">
        {(control) => (
          <RadioGroup
            {...control}
            legend="Place"
            variant="pills"
            options={PLACES.map((place) => ({ value: place, label: place }))}
          />
        )}
      </Choice>
      <TextArea {...form.field('message')} label="Message" rows={3} />
      <FormButton size="lg">Send</FormButton>
    </Form>
  );
}

const meta = {
  title: 'Form',
  id: 'parts-form',
  component: Example,
  args: { summary: 'Please check these fields', onValid: fn() },
  argTypes: {
    summary: { control: false, description: 'The heading of the error summary.' },
    onValid: { description: 'Called with the parsed values.' },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const fill = async ({ canvas, userEvent }: Context) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Aline');
  await userEvent.type(canvas.getByLabelText('Email'), 'aline@example.rw');
  await userEvent.click(canvas.getByRole('radio', { name: 'Huye' }));
};
const sent = { name: 'Aline', email: 'aline@example.rw', place: 'Huye', message: '' };

export const Default: Story = {};

export const Refused: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    const summary = () => canvasElement.querySelector('[data-slot="error-summary"]');
    await step('the summary lists each invalid field in order and receives focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(summary()).toHaveFocus());
      await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Enter your name',
        'Please enter a valid email address',
        'Choose a place',
      ]);
      await expect(args.onValid).not.toHaveBeenCalled();
    });
    await step('each field shows the same message', async () => {
      await expect(canvas.getByLabelText('Name')).toBeInvalid();
      await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name');
      await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a place');
      await expect(canvas.getByLabelText('Message')).toBeValid();
    });
  },
};

export const RefusedWithoutSummary: Story = {
  args: { summary: undefined, errorFocus: 'field' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await expect(canvas.getByLabelText('Name')).toBeInvalid();
  },
};

export const RestoredDraft: Story = {
  beforeEach: () => {
    saveDraft('example', 'Half a thought');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toHaveValue('Half a thought');
  },
};

export const GivesAnswers: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, args, userEvent, step } = context;
    await step('onValid receives the parsed values', async () => {
      await fill(context);
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(args.onValid).toHaveBeenCalledWith(sent));
    });
    await step('the values stay in the form', async () => {
      await expect(canvas.getByLabelText('Name')).toHaveValue('Aline');
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};

export const LinksToFields: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context;
    const summary = () => canvasElement.querySelector('[data-slot="error-summary"]');
    await Refused.play?.(context);
    await step('a link moves focus to its field or group', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Choose a place' }));
      await expect(canvas.getByRole('radio', { name: 'Kigali' })).toHaveFocus();
    });
    await step('nothing is validated while typing', async () => {
      await userEvent.type(canvas.getByLabelText('Name'), 'Aline');
      await expect(canvas.getByLabelText('Name')).toBeInvalid();
    });
    await step('another attempt moves focus back to the summary of remaining errors', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(2));
      await waitFor(() => expect(summary()).toHaveFocus());
    });
  },
};

export const ValidOnceChanged: Story = {
  ...RefusedWithoutSummary,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await RefusedWithoutSummary.play?.(context);
    await userEvent.type(canvas.getByLabelText('Name'), 'A');
    await expect(canvas.getByLabelText('Name')).toBeValid();
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

export const EnterRepeat: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await fill(context);
    const name = canvas.getByLabelText('Name');
    await expect(await fireEvent.keyDown(name, { key: 'Enter', repeat: true })).toBe(false);
    await userEvent.type(name, '{Enter}');
    await waitFor(() => expect(args.onValid).toHaveBeenCalledTimes(1));
  },
};

export const ClickedTwice: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await fill(context);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onValid).toHaveBeenCalled());
    await userEvent.type(canvas.getByLabelText('Message'), 'M');
    await expect(args.onValid).toHaveBeenCalledTimes(1);
  },
};

export const KeepsTheDraft: Story = {
  ...RestoredDraft,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Message'), ', and the rest');
    await expect(readDraft('example')).toBe('Half a thought, and the rest');
  },
};
