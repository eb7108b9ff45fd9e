import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { Button } from '../button/Button';
import {
  Disclosure,
  DisclosureButton,
  type DisclosureButtonProps,
  DisclosurePanel,
  type DisclosureProps,
} from './Disclosure';
import { handbook } from './Disclosure.handbook';
import { disclosureButtonVariants } from './Disclosure.variants';

const chapters = (
  <ol className="grid gap-2 p-4">
    <li>
      <a href="#first">What we store</a>
    </li>
  </ol>
);

const withButton = (button: ReactNode) => ({
  children: (
    <>
      {button}
      <DisclosurePanel>{chapters}</DisclosurePanel>
    </>
  ),
});

const meta = {
  title: 'Text/Disclosure (collapsible)',
  id: 'components-text-disclosure',
  component: Disclosure,
  parameters: { handbook },
  args: {
    className: 'max-w-form',
    onOpenChange: fn(),
    ...withButton(<DisclosureButton>Contents</DisclosureButton>),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Contents' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).not.toHaveAttribute('aria-controls');
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
  },
};

export const Boxed: Story = {
  args: withButton(<DisclosureButton variant="boxed">Choose a document</DisclosureButton>),
};

/** Any button can open it, with a label that says what a click does. */
export const OtherButton: Story = {
  args: withButton(
    <DisclosureButton asChild>
      <Button variant="secondary">Show the chapters</Button>
    </DisclosureButton>,
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show the chapters' });
    await expect(button).toHaveAttribute('data-variant', 'secondary');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

/** On a wide screen the panel is always visible, whatever the state, and there's no button. */
export const AlwaysOpenWide: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  args: {
    alwaysOpenWide: true,
    children: (
      <nav aria-label="Contents">
        <DisclosureButton>Contents</DisclosureButton>
        <DisclosurePanel asChild>{chapters}</DisclosurePanel>
      </nav>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('list')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: withButton(
    <DisclosureButton>
      <span className="min-w-0 wrap-anywhere">{LONG_WORD}</span>
    </DisclosureButton>,
  ),
};

interface LabelledProps extends DisclosureProps, Pick<DisclosureButtonProps, 'variant' | 'icon'> {
  label?: string;
}

function Labelled({ variant, icon, label = 'Contents', ...props }: LabelledProps) {
  const button = (
    <DisclosureButton variant={variant} icon={icon}>
      {label}
    </DisclosureButton>
  );
  return <Disclosure {...props} {...withButton(button)} />;
}

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Labelled, {
    cell: 'form',
    rows: { variant: disclosureButtonVariants },
    acts: 'button',
    conditions: {
      open: { defaultOpen: true },
      'with icon': { icon: <List aria-hidden="true" /> },
      'long words': { label: LONG_WORD },
    },
  }),
};

export const ClickAndKeys: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Contents' });
    await step('a click opens it and keeps focus', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
      await expect(panel).toContainElement(canvas.getByRole('list'));
      await expect(button).toHaveFocus();
    });
    await step('Tab moves into the panel, and Escape leaves it open', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'What we store' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('list')).toBeVisible();
    });
    await step('Enter closes it, once when held down', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('list')).toBeNull();
      await expect(await fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    });
  },
};

export const Controlled: Story = {
  tags: ['behaviour'],
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const AlwaysOpenWideOnPhone: Story = {
  ...AlwaysOpenWide,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Contents' });
    await step('closed, the panel is hidden but stays in the page', async () => {
      await expect(canvas.queryByRole('list')).toBeNull();
      const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
      await expect(panel).not.toBeNull();
    });
    await step('a tap shows it', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: button });
      await expect(canvas.getByRole('list')).toBeVisible();
    });
  },
};
