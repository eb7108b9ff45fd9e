import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from 'lucide-react';
import { expect, fireEvent, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
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
    <li>
      <a href="#second">Who sees it</a>
    </li>
  </ol>
);

const meta = {
  title: 'Text/Disclosure',
  id: 'components-text-disclosure',
  component: Disclosure,
  parameters: { handbook },
  args: {
    className: 'max-w-form',
    onOpenChange: fn(),
    children: (
      <>
        <DisclosureButton>Contents</DisclosureButton>
        <DisclosurePanel>{chapters}</DisclosurePanel>
      </>
    ),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Contents' });
    await step('closed, it’s announced as collapsed and its content isn’t there', async () => {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).not.toHaveAttribute('aria-controls');
      await expect(canvas.queryByRole('list')).toBeNull();
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    });
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(canvasElement.querySelectorAll('[data-state="open"]')).toHaveLength(2);
  },
};

export const Boxed: Story = {
  args: {
    children: (
      <>
        <DisclosureButton variant="boxed">Choose a document</DisclosureButton>
        <DisclosurePanel>{chapters}</DisclosurePanel>
      </>
    ),
  },
};

export const BoxedOpen: Story = { args: { ...Boxed.args, defaultOpen: true } };

export const Variants: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {disclosureButtonVariants.map((variant) => (
        <Disclosure {...args} key={variant}>
          <DisclosureButton variant={variant}>{variant}</DisclosureButton>
          <DisclosurePanel>{chapters}</DisclosurePanel>
        </Disclosure>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <DisclosureButton icon={<List aria-hidden="true" className="size-5 text-primary" />}>
          Contents
        </DisclosureButton>
        <DisclosurePanel>{chapters}</DisclosurePanel>
      </>
    ),
  },
};

/** Any button can open it, with a label that says what a click does. */
export const OtherButton: Story = {
  args: {
    children: (
      <>
        <DisclosureButton asChild>
          <Button variant="secondary">Show the filters</Button>
        </DisclosureButton>
        <DisclosurePanel className="p-4">Eleven filters</DisclosurePanel>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show the filters' })).toHaveAttribute(
      'data-variant',
      'secondary',
    );
  },
};

/** On a wide screen the panel is always visible, whatever the state, and there's no button. */
export const AlwaysOpenWide: Story = {
  args: {
    alwaysOpenWide: true,
    children: (
      <nav aria-label="Contents">
        <DisclosureButton>Contents</DisclosureButton>
        <DisclosurePanel asChild>{chapters}</DisclosurePanel>
      </nav>
    ),
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <>
        <DisclosureButton>
          <span className="min-w-0 wrap-anywhere">
            Umunyamabanganshingwabikorwawumurengewakimironko
          </span>
        </DisclosureButton>
        <DisclosurePanel>{chapters}</DisclosurePanel>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

interface LabelledProps extends DisclosureProps, Pick<DisclosureButtonProps, 'variant' | 'icon'> {
  label?: string;
}

function Labelled({ variant, icon, label = 'Contents', ...props }: LabelledProps) {
  return (
    <Disclosure {...props}>
      <DisclosureButton variant={variant} icon={icon}>
        {label}
      </DisclosureButton>
      <DisclosurePanel>{chapters}</DisclosurePanel>
    </Disclosure>
  );
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
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Contents' });
    await step('a click opens it and keeps focus', async () => {
      await userEvent.click(button);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(
        document.getElementById(button.getAttribute('aria-controls') ?? ''),
      ).toContainElement(canvas.getByRole('list'));
      await expect(button).toHaveFocus();
    });
    await step('Tab moves into the panel', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'What we store' })).toHaveFocus();
      await userEvent.tab({ shift: true });
    });
    await step('Enter closes it, Space opens it, and Escape leaves it open', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('list')).toBeNull();
      await userEvent.keyboard(' {Escape}');
      await expect(canvas.getByRole('list')).toBeVisible();
    });
    await step('holding Enter toggles it only once', async () => {
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

export const ClickOnOtherButton: Story = {
  ...OtherButton,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show the filters' });
    await userEvent.click(button);
    await expect(canvas.getByText('Eleven filters')).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const AlwaysOpenOnDesktop: Story = {
  ...AlwaysOpenWide,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(
      canvas.getByRole('navigation', { name: 'Contents' }).parentElement,
    ).toHaveAttribute('data-state', 'closed');
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
      await expect(
        document.getElementById(button.getAttribute('aria-controls') ?? ''),
      ).not.toBeNull();
    });
    await step('a tap shows it', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: button });
      await expect(canvas.getByRole('list')).toBeVisible();
    });
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
