// Proves REG-5.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent as freeEvents, waitFor } from 'storybook/test';

import { registerCopy } from './registration-copy';
import { PHOTO_MAX_BYTES } from './photo-rules';
import { PhotoField } from './PhotoField';
import { badFiles, brokenPhoto, photoFile } from './testing/photo-files';

const meta = {
  title: 'Register/Photo field',
  id: 'pages-register-photo-field',
  component: PhotoField,
  args: { photo: null, onPhoto: fn() },
  render: function Owner(args) {
    const [photo, setPhoto] = useState(args.photo);
    return (
      <PhotoField
        photo={photo}
        onPhoto={(next) => {
          setPhoto(next);
          args.onPhoto(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PhotoField>;

export default meta;
type Story = StoryObj<typeof meta>;

// Choosing "all files" in the file dialog bypasses the accept list.
const anyFile = freeEvents.setup({ applyAccept: false });

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(registerCopy.photo.choose);
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
    await expect(canvas.getByText(/It isn’t uploaded/)).toBeVisible();
    await expect(PHOTO_MAX_BYTES).toBe(10_485_760);
  },
};

export const Chosen: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('shows the photo from this page only', async () => {
      await userEvent.upload(canvas.getByLabelText(registerCopy.photo.choose), photoFile());
      const preview = await canvas.findByRole('img', { name: registerCopy.photo.alt });
      await expect(preview.getAttribute('src')).toMatch(/^blob:/);
      await expect(canvas.getByRole('status')).toHaveTextContent(registerCopy.photo.chosen);
      await expect(args.onPhoto).toHaveBeenCalledWith(
        expect.objectContaining({ type: 'image/png' }),
      );
    });
    await step('can be changed or removed', async () => {
      await expect(canvas.getByLabelText(registerCopy.photo.change)).toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: registerCopy.photo.remove })).toBeVisible();
    });
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(registerCopy.photo.choose);
    await anyFile.upload(input, badFiles.empty());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/empty/));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/This file is empty\./);
  },
};

export const Damaged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(registerCopy.photo.choose), brokenPhoto());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/can’t be opened/));
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};

export const KeptAfterRefusal: Story = {
  args: { photo: photoFile() },
  play: async ({ canvas }) => {
    await canvas.findByRole('img');
    await anyFile.upload(canvas.getByLabelText(registerCopy.photo.change), badFiles.program());
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
    const preview = await canvas.findByRole('img', { name: registerCopy.photo.alt });
    const url = preview.getAttribute('src') ?? '';
    await userEvent.click(canvas.getByRole('button', { name: registerCopy.photo.remove }));
    await expect(args.onPhoto).toHaveBeenCalledWith(null);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByLabelText(registerCopy.photo.choose)).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(registerCopy.photo.removed);
    await expect(fetch(url)).rejects.toThrow();
  },
};

export const RefusesBadFiles: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByLabelText(registerCopy.photo.choose);
    const refusal = canvas.getByRole('status');
    await step('rejects a file of 0 bytes', async () => {
      await anyFile.upload(input, badFiles.empty());
      await waitFor(() => expect(refusal).toHaveTextContent(/empty/));
    });
    await step('rejects 60 MB', async () => {
      await anyFile.upload(input, badFiles.tooLarge());
      await waitFor(() => expect(refusal).toHaveTextContent(/larger than 10 MB/));
    });
    await step('rejects a renamed program', async () => {
      await anyFile.upload(input, badFiles.program());
      await waitFor(() =>
        expect(refusal).toHaveTextContent(/isn’t a JPEG, PNG, WebP or AVIF photo/),
      );
    });
    await step('rejects an SVG with a script', async () => {
      await anyFile.upload(input, badFiles.empty());
      await waitFor(() => expect(refusal).toHaveTextContent(/empty/));
      await anyFile.upload(input, badFiles.svg());
      await waitFor(() =>
        expect(refusal).toHaveTextContent(/isn’t a JPEG, PNG, WebP or AVIF photo/),
      );
    });
    await step('sets none of them as the photo', async () => {
      await expect(args.onPhoto).not.toHaveBeenCalled();
    });
    await step('replaces the message with a valid photo', async () => {
      await anyFile.upload(input, photoFile());
      await canvas.findByRole('img', { name: registerCopy.photo.alt });
      await expect(refusal).toHaveTextContent(registerCopy.photo.chosen);
    });
  },
};
