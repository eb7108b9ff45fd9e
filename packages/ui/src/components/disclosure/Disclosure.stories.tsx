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
      <a href="#first">What we keep</a>
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
    await step('closed, it says so, and what it hides is not there', async () => {
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

/** Any button can do it, and may tell what a press will do. */
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

/** On a wide screen there is nothing to fold: the panel stands open, whatever the state, and the button is away. */
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

interface WordedProps extends DisclosureProps, Pick<DisclosureButtonProps, 'variant' | 'icon'> {
  words?: string;
}

function Worded({ variant, icon, words = 'Contents', ...props }: WordedProps) {
  return (
    <Disclosure {...props}>
      <DisclosureButton variant={variant} icon={icon}>
        {words}
      </DisclosureButton>
      <DisclosurePanel>{chapters}</DisclosurePanel>
    </Disclosure>
  );
}

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Worded, {
    cell: 'form',
    rows: { variant: disclosureButtonVariants },
    acts: 'button',
    conditions: {
      open: { defaultOpen: true },
      'with icon': { icon: <List aria-hidden="true" /> },
      'long words': { words: LONG_WORD },
    },
  }),
};

/** A press and the keys open and close it, Tab goes on into it, and Escape leaves it as it is. */
export const ClickAndKeys: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Contents' });
    await step('a press opens it and keeps the focus', async () => {
      await userEvent.click(button);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(
        document.getElementById(button.getAttribute('aria-controls') ?? ''),
      ).toContainElement(canvas.getByRole('list'));
      await expect(button).toHaveFocus();
    });
    await step('Tab goes on into the panel', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'What we keep' })).toHaveFocus();
      await userEvent.tab({ shift: true });
    });
    await step(
      'Enter closes it, Space opens it, Escape leaves it: it lies over nothing',
      async () => {
        await userEvent.keyboard('{Enter}');
        await expect(canvas.queryByRole('list')).toBeNull();
        await userEvent.keyboard(' {Escape}');
        await expect(canvas.getByRole('list')).toBeVisible();
      },
    );
    await step('a held Enter does not flicker', async () => {
      await expect(await fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    });
  },
};

/** A press tells its owner, who decides whether it opens. */
export const Controlled: Story = {
  tags: ['behaviour'],
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** A press on any other button opens it too. */
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

/** On a wide screen the panel stands open, whatever the state, and the button is away. */
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

/** On a phone the panel is folded, stays in the page unseen, and a tap shows it. */
export const AlwaysOpenWideOnPhone: Story = {
  ...AlwaysOpenWide,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Contents' });
    await step('closed, the panel stays in the page unseen', async () => {
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

/** Each key does what the keyboard table of the documentation page says. */
export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
