import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '@iru/ui/text-field';
import { expect } from 'storybook/test';

import coffee from '../../assets/scenes/coffee.svg';
import { FormPage } from './FormPage';

const meta = {
  title: 'Form page',
  id: 'parts-form-page',
  component: FormPage,
  parameters: { layout: 'fullscreen' },
  args: { scene: coffee, children: <TextField label="Email" /> },
} satisfies Meta<typeof FormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WithAside: Story = {
  args: { beside: <p>Muraho</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Muraho')).toBeVisible();
  },
};
