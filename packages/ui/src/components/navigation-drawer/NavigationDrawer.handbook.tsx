import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { NavigationDrawer } from './NavigationDrawer';

/** The drawer, closed, in a frame of its own: it would open over the documentation page. */
function Drawn({
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

/** How NavigationDrawer is used. */
export const handbook: Handbook = {
  whenToUse: [
    'In the header of a narrow screen, for the ways that a wide one shows in a row.',
    'Once a page.',
  ],
  whenNotToUse: [
    'On a wide screen: take Text link, as nav, in a row.',
    'For actions on something: take Menu.',
    'For a task over the page: take Dialog.',
  ],
  dos: [
    {
      show: () => (
        <Drawn
          openLabel="Open the menu"
          closeLabel="Close the menu"
          pages={['Home', 'Browse', 'About us']}
        />
      ),
      why: 'The button says what the next press does, and inside stand the names of the pages.',
    },
  ],
  donts: [
    {
      show: () => (
        <Drawn openLabel="Menu" closeLabel="Menu" pages={['Click to go home', 'Click to browse']} />
      ),
      why: 'The name does not say what a press does, and every link begins with the same words.',
    },
  ],
  anatomy: [
    'The button in the header: three lines, or a cross while it is open',
    'The dark ground over the page',
    'The navigation, beneath the header',
  ],
  content: [
    'The button has two names: Open the menu, Close the menu.',
    'Links have the names of their pages.',
  ],
  keys: [
    {
      keys: 'Enter or Space',
      does: 'On the button: opens the drawer; the focus stays on the button, which closes it again.',
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
      does: 'Does not flicker.',
      verify: async ({ canvas }) => {
        await expect(
          await fireEvent.keyDown(canvas.getByRole('button'), { key: 'Enter', repeat: true }),
        ).toBe(false);
      },
    },
    {
      keys: 'Tab',
      does: 'Goes from the button into the open drawer; after its last link the drawer closes.',
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
      does: 'Closes it and gives the focus back to the button.',
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
    '“Open the menu, button, collapsed”, and “Close the menu, expanded” once it is open; then the navigation “Main” with its links.',
  related: ['Bar button', 'Menu', 'Dialog', 'Text link'],
};
