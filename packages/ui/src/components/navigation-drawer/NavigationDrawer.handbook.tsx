import { useState } from 'react';
import { expect } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { ignoresEnterRepeat } from '../../testing/keyboard-plays';
import { NavigationDrawer } from './NavigationDrawer';

/** A closed drawer in a frame of its own, which keeps it from opening over the documentation page. */
function FramedDrawer({
  openLabel,
  closeLabel,
  pages,
}: {
  openLabel: string;
  closeLabel: string;
  pages: readonly string[];
}) {
  const [open, setOpen] = useState(false);
  return (
    <div className="relative h-72 overflow-hidden rounded-md border border-line contain-layout">
      <div className="flex h-(--header-height) items-center justify-end border-b border-line px-4">
        <NavigationDrawer
          label="Pages"
          openLabel={openLabel}
          closeLabel={closeLabel}
          open={open}
          onOpenChange={setOpen}
        >
          <ul className="grid p-4">
            {pages.map((page) => (
              <li key={page}>
                <a href="#page" className="flex min-h-12 items-center">
                  {page}
                </a>
              </li>
            ))}
          </ul>
        </NavigationDrawer>
      </div>
    </div>
  );
}

const open = async ({ canvas, userEvent }: KeyContext, key = '{Enter}') => {
  const button = canvas.getByRole('button', { name: 'Open the menu' });
  button.focus();
  await userEvent.keyboard(key);
  await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  return button;
};

export const handbook: Handbook = {
  whenToUse: [
    'In the header on a narrow screen, for the links that a wide screen shows in a row.',
    'Once per page.',
  ],
  whenNotToUse: [
    'On a wide screen, use a row of nav Text links.',
    'For actions on an item, use Menu.',
    'For a task on top of the page, use Dialog.',
  ],
  dos: [
    {
      show: () => (
        <FramedDrawer
          openLabel="Open the menu"
          closeLabel="Close the menu"
          pages={['Home', 'Browse', 'About us']}
        />
      ),
      why: 'The button says what it does next, and the links are named after their pages.',
    },
  ],
  donts: [
    {
      show: () => (
        <FramedDrawer
          openLabel="Menu"
          closeLabel="Menu"
          pages={['Click to go home', 'Click to browse']}
        />
      ),
      why: 'The label doesn’t say what the button does, and every link starts with the same words.',
    },
  ],
  anatomy: [
    'Button in the header: three lines, or a cross while open',
    'Dark backdrop over the page',
    'Navigation, below the header',
  ],
  content: [
    'Give the button two labels: Open the menu, Close the menu.',
    'Name the links after their pages.',
  ],
  keys: [
    {
      keys: 'Enter or Space',
      does: 'On the button: opens the drawer. Focus stays on the button, which also closes it.',
      verify: async (context) => {
        const button = await open(context);
        await expect(button).toHaveFocus();
        await context.userEvent.keyboard('{Enter}');
        await expect(context.canvas.queryByRole('navigation')).toBeNull();
        await open(context, ' ');
        await context.userEvent.keyboard(' ');
        await expect(context.canvas.queryByRole('navigation')).toBeNull();
      },
    },
    {
      keys: 'Enter, held down',
      does: 'Toggles it only once.',
      verify: ignoresEnterRepeat('button', 'Open the menu'),
    },
    {
      keys: 'Tab',
      does: 'Moves from the button into the open drawer. After the last link the drawer closes.',
      verify: async (context) => {
        const { canvas, userEvent } = context;
        await open(context);
        for (const name of ['Home', 'Browse', 'About us', 'Pricing']) {
          await userEvent.tab();
          await expect(canvas.getByRole('link', { name })).toHaveFocus();
        }
        await userEvent.tab();
        await expect(canvas.queryByRole('navigation')).toBeNull();
        await expect(canvas.getByRole('link', { name: 'After' })).toHaveFocus();
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the drawer and returns focus to the button.',
      verify: async (context) => {
        const button = await open(context);
        await context.userEvent.tab();
        await context.userEvent.keyboard('{Escape}');
        await expect(context.canvas.queryByRole('navigation')).toBeNull();
        await expect(button).toHaveFocus();
      },
    },
  ],
  screenReader:
    '“Open the menu, button, collapsed”. Once open, “Close the menu, expanded”, then the navigation “Main” with its links.',
  related: ['Bar button', 'Menu', 'Dialog', 'Text link'],
};
