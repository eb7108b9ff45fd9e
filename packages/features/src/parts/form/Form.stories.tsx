import { RadioGroup } from '@iru/ui/radio-group';
import { TextArea } from '@iru/ui/text-area';
import { TextField } from '@iru/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as v from 'valibot';

import { Choice } from './Choice';
import { formCopy } from '#words/parts/form/copy';
import { emailSchema } from './email';
import { Form } from './Form';
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
  const form = useSchemaForm({ schema, defaultValues: untouched, ...options });
  return (
    <Form state={form} aria-label="Write to us" className="grid max-w-form gap-5">
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

export const Default: Story = {};

export const Refused: Story = {
  parameters: { docs: { story: { height: '640px' } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = () => canvasElement.querySelector('[data-slot="error-summary"]');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(summary()).toHaveFocus());
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Enter your name',
      'Please enter a valid email address',
      'Choose a place',
    ]);
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name');
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a place');
    await expect(canvas.getByLabelText('Message')).toBeValid();
  },
};

export const RefusedWithoutSummary: Story = {
  parameters: { docs: { story: { height: '480px' } } },
  args: { summary: undefined, errorFocus: 'field' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
  },
};

export const LinksToFields: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Refused.play?.(context);
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a place' }));
    await expect(canvas.getByRole('radio', { name: 'Kigali' })).toHaveFocus();
  },
};
