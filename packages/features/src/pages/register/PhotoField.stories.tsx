// Proves REG-5.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as freeEvents, waitFor } from 'storybook/test';

import { stateful } from '../../testing/stateful';
import { registerCopy as copy } from '#words/pages/register/registration-copy';
import { PhotoField } from './PhotoField';
import { badFiles, brokenPhoto, photoFile } from './testing/photo-files';

const meta = {
  title: 'Register/Photo field',
  id: 'pages-register-photo-field',
  component: PhotoField,
  args: { photo: null, onPhoto: fn() },
  render: stateful(PhotoField, 'photo', 'onPhoto'),
} satisfies Meta<typeof PhotoField>;

export default meta;
type Story = StoryObj<typeof meta>;

// Choosing "all files" in the file dialog bypasses the accept list.
const anyFile = freeEvents.setup({ applyAccept: false });

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(copy.photo.choose);
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
    await expect(canvas.getByText(/It isn’t uploaded/)).toBeVisible();
  },
};

export const Chosen: Story = {
  parameters: { docs: { story: { height: '480px' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(copy.photo.choose), photoFile());
    const preview = await canvas.findByRole('img', { name: copy.photo.alt });
    await expect(preview.getAttribute('src')).toMatch(/^blob:/);
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.photo.chosen);
    await expect(args.onPhoto).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/png' }));
  },
};

export const Refused: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(copy.photo.choose);
    await anyFile.upload(input, badFiles.empty());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/empty/));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/This file is empty\./);
    await expect(args.onPhoto).not.toHaveBeenCalled();
  },
};

export const Damaged: Story = {
  parameters: { docs: { story: { height: '320px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(copy.photo.choose), brokenPhoto());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/can’t be opened/));
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};

export const KeptAfterRefusal: Story = {
  args: { photo: photoFile() },
  play: async ({ canvas }) => {
    await canvas.findByRole('img');
    await anyFile.upload(canvas.getByLabelText(copy.photo.change), badFiles.program());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/isn’t a JPEG/));
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

export const Removed: Story = {
  tags: ['behaviour'],
  args: { photo: photoFile() },
  // The browser reports that the object URL is gone.
  parameters: { expectedConsole: [/ERR_FILE_NOT_FOUND blob:/] },
  play: async ({ args, canvas, userEvent }) => {
    const preview = await canvas.findByRole('img', { name: copy.photo.alt });
    const url = preview.getAttribute('src') ?? '';
    await userEvent.click(canvas.getByRole('button', { name: copy.photo.remove }));
    await expect(args.onPhoto).toHaveBeenCalledWith(null);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByLabelText(copy.photo.choose)).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.photo.removed);
    await expect(fetch(url)).rejects.toThrow();
  },
};
