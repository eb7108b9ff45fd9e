import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD } from '../../testing/sheet';
import { Button } from '../button/Button';
import { toast } from '../toaster/toast';
import { Toaster } from '../toaster/Toaster';
import { Dialog } from './Dialog';
import { DialogHeaderAction } from './dialog-header-action';
import { handbook } from './Dialog.handbook';
import { dialogSizes } from './Dialog.variants';

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const backdropOf = (dialog: HTMLElement) => dialog.closest('[data-slot="backdrop"]') as Element;

const meta = {
  title: 'Overlays/Dialog (modal)',
  id: 'components-overlays-dialog',
  component: Dialog,
  parameters: { handbook, docs: { story: { height: '640px' } } },
  args: {
    title: 'Say hello to Aline',
    description: 'A first message that shows you read her profile is answered most often.',
    trigger: <Button>Write</Button>,
    children: (
      <label className="grid gap-2 font-semibold">
        <span>Message</span>
        <textarea rows={4} className="rounded-sm border border-edge bg-surface p-3 font-normal" />
      </label>
    ),
    footer: <Button>Send</Button>,
    onOpenChange: fn(),
  },
  argTypes: {
    size: { control: 'inline-radio', options: dialogSizes },
    closesByBackdrop: { control: false },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true, trigger: undefined } };

export const Default: Story = {};

export const Small: Story = { ...Open, args: { ...Open.args, size: 'sm' } };

export const Large: Story = { ...Open, args: { ...Open.args, size: 'lg' } };

export const Full: Story = { ...Open, args: { ...Open.args, size: 'full' } };

/** A control the app adds to the header of every dialog. The close button is still focused first. */
export const WithHeaderAction: Story = {
  ...Open,
  decorators: [
    (Story) => (
      <DialogHeaderAction value={<Button variant="ghost">Help</Button>}>
        <Story />
      </DialogHeaderAction>
    ),
  ],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(dialog).toContainElement(screen.getByRole('button', { name: 'Help' }));
  },
};

const TranslatedSentence = ({ isDone }: { isDone: boolean }) => (
  <p
    ref={(sentence) => {
      // What a browser's translation does to a text.
      const words = sentence?.firstChild;
      if (!isDone && words instanceof Text) {
        const translated = document.createElement('font');
        translated.textContent = 'Muraho';
        words.replaceWith(translated);
      }
    }}
  >
    {isDone ? null : 'Not yet'}
    <span>{isDone ? 'Done' : 'Waiting'}</span>
  </p>
);

/** A translating browser replaces texts, and React can't remove them any more: the content is mounted again, the dialog stays. */
export const TranslatedByBrowser: Story = {
  tags: ['behaviour'],
  parameters: { expectedConsole: [/NotFoundError|The above error occurred/] },
  render: function Translated(args) {
    const [isDone, setIsDone] = useState(false);
    return (
      <Dialog
        {...args}
        defaultOpen
        trigger={undefined}
        footer={<Button onClick={() => setIsDone(true)}>Finish</Button>}
      >
        <TranslatedSentence isDone={isDone} />
      </Dialog>
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('Muraho');
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Done'));
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).not.toHaveTextContent('Muraho');
  },
};

export const LongContent: Story = {
  args: {
    ...Open.args,
    children: Array.from({ length: 24 }, (_, row) => (
      <p key={row} className="mb-4">{`${row + 1}. Meet in a public place and by day.`}</p>
    )),
  },
};

export const LongWords: Story = {
  args: { ...Open.args, title: LONG_WORD, description: LONG_WORD },
};

const page = globalThis as unknown as { CloseWatcher: new () => { requestClose: () => void } };
let pressBack = () => {};

/** What Back requests on Android closes it and returns focus, each time. */
export const ClosesOnBack: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    const { CloseWatcher } = page;
    page.CloseWatcher = class extends CloseWatcher {
      constructor() {
        super();
        pressBack = () => this.requestClose();
      }
    };
    return () => {
      page.CloseWatcher = CloseWatcher;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Write' });
    for (const _time of ['first', 'second']) {
      await userEvent.click(opener);
      await screen.findByRole('dialog');
      pressBack();
      await isClosed();
      await expect(opener).toHaveFocus();
    }
  },
};

export const OpensAndCloses: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Write' });
    await step('it has a name and a description', async () => {
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog', { name: 'Say hello to Aline' });
      await expect(dialog).toHaveAccessibleDescription(/answered most often/);
      await expect(dialog).toHaveAttribute('aria-modal', 'true');
    });
    await step('the page behind is inert and doesn’t scroll', async () => {
      await expect(opener.closest('[aria-hidden="true"]')).not.toBeNull();
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      const leftovers = 'style[data-react-remove-scroll], .block-interactivity-0';
      await expect(document.querySelector(leftovers)).toBeNull();
    });
    await step('Escape that cancels a composition leaves it open', async () => {
      const message = screen.getByRole('textbox', { name: 'Message' });
      for (const state of [{ isComposing: true }, { keyCode: 229 }])
        await fireEvent.keyDown(message, { key: 'Escape', ...state });
      await waitFor(() => expect(message).toBeVisible());
    });
    await step('a click outside closes it and returns focus, but not one inside', async () => {
      await userEvent.click(screen.getByRole('heading', { name: 'Say hello to Aline' }));
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
      await userEvent.click(backdropOf(screen.getByRole('dialog')));
      await isClosed();
      await expect(opener).toHaveFocus();
      await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    });
  },
};

/** Its owner opens it and chooses what has focus first; closed, it returns focus to where it was. */
export const InitialFocusWithoutTrigger: Story = {
  tags: ['behaviour'],
  render: function OpenedByOwner(args) {
    const [open, setOpen] = useState(false);
    const field = useRef<HTMLInputElement>(null);
    const control = { open, onOpenChange: setOpen, trigger: undefined, initialFocus: field };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Card</Button>
        <Dialog {...args} {...control}>
          <input ref={field} aria-label="Message" className="border border-edge bg-surface" />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Card' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(opener).toHaveFocus();
  },
};

/** A click on a toast doesn’t close the dialog, and Escape only asks its owner to. */
export const ControlledUnderToast: Story = {
  ...Open,
  tags: ['behaviour'],
  beforeEach: () => () => {
    toast.dismiss();
  },
  render: (args) => (
    <>
      <Dialog {...args} />
      <Toaster label="Notifications" closeLabel="Dismiss" />
    </>
  ),
  play: async ({ args, userEvent }) => {
    toast.info('Saved on this device.', { durationMs: 60_000 });
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Saved on this device.')).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const StaysOpenOnBackdropClick: Story = {
  tags: ['behaviour'],
  args: { closesByBackdrop: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(backdropOf(await screen.findByRole('dialog')));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
