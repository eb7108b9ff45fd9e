import { Ban, EyeOff, Flag } from 'lucide-react';
import { expect } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { ignoresEnterRepeat, spyOf, tabsThrough } from '../../testing/keyboard-plays';
import { Menu } from './Menu';

const NAME = 'More about Aline';

const buttonOf = ({ canvas }: KeyContext, name = NAME) => canvas.getByRole('button', { name });

const activate = async (context: KeyContext, keys: string) => {
  buttonOf(context).focus();
  await context.userEvent.keyboard(keys);
};

const isClosed = ({ canvas }: KeyContext) => expect(canvas.queryByRole('list')).toBeNull();

export const handbook: Handbook = {
  whenToUse: [
    'For two to seven secondary actions on one item.',
    'When there’s no space for a row of buttons.',
  ],
  whenNotToUse: [
    'For the main action, use Button.',
    'To choose a value in a form, use Native select.',
    'For links to other pages, use Text link, or Disclosure for a list of them.',
  ],
  dos: [
    {
      show: () => (
        <div className="min-h-48">
          <Menu
            label="More about Aline"
            listLabel="Actions for Aline"
            items={[
              { id: 'hide', label: 'Hide', icon: <EyeOff aria-hidden="true" /> },
              { id: 'block', label: 'Block', icon: <Ban aria-hidden="true" /> },
              { id: 'report', label: 'Report', icon: <Flag aria-hidden="true" /> },
            ]}
            onSelect={() => {}}
            className="w-fit"
          />
        </div>
      ),
      why: 'The accessible name says who it’s about, and each item is a verb.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="min-h-48">
          <Menu
            label="Menu"
            listLabel="Menu"
            items={[{ id: 'write', label: 'Write a message to Aline' }]}
            onSelect={() => {}}
            className="w-fit"
          />
        </div>
      ),
      why: 'A menu with one item hides the main action behind three dots.',
    },
  ],
  anatomy: [
    'Button: three dots, or another icon',
    'List (only while open)',
    'One item per action',
    'Icon before its label (optional)',
  ],
  content: [
    'Name the button after what the menu is about: More about Aline.',
    'Use verbs of one or two words: Hide, Block, Report.',
    'Put the most serious action last: Report.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Moves focus to the button.',
      verify: tabsThrough(['link', 'Before'], ['button', NAME]),
    },
    {
      keys: 'Enter or Space',
      does: 'On the button: opens and closes the list. Focus stays on the button.',
      verify: async (context) => {
        await activate(context, '{Enter}');
        await expect(context.canvas.getByRole('list')).toBeInTheDocument();
        await activate(context, ' ');
        await isClosed(context);
        await expect(buttonOf(context)).toHaveFocus();
      },
    },
    {
      keys: 'Enter, held down',
      does: 'Toggles it only once.',
      verify: ignoresEnterRepeat('button', NAME),
    },
    {
      keys: 'Arrow down or Arrow up',
      does: 'On the button: opens the list at its first or last item. On an item: moves to the next or previous one, wrapping at the ends.',
      verify: async (context) => {
        await activate(context, '{ArrowUp}');
        await expect(buttonOf(context, 'Report')).toHaveFocus();
        await context.userEvent.keyboard('{ArrowDown}');
        await expect(buttonOf(context, 'Hide')).toHaveFocus();
        await context.userEvent.keyboard('{Escape}{ArrowDown}');
        await expect(buttonOf(context, 'Hide')).toHaveFocus();
        await context.userEvent.keyboard('{ArrowUp}');
        await expect(buttonOf(context, 'Report')).toHaveFocus();
      },
    },
    {
      keys: 'Home or End',
      does: 'While open: moves to the first or last item.',
      verify: async (context) => {
        await activate(context, '{ArrowDown}{End}');
        await expect(buttonOf(context, 'Report')).toHaveFocus();
        await context.userEvent.keyboard('{Home}');
        await expect(buttonOf(context, 'Hide')).toHaveFocus();
      },
    },
    {
      keys: 'First letters',
      does: 'While open: move to the item that starts with them.',
      verify: async (context) => {
        await activate(context, '{ArrowDown}bl');
        await expect(buttonOf(context, 'Block')).toHaveFocus();
      },
    },
    {
      keys: 'Tab',
      does: 'While open: moves through the items. After the last one the list closes.',
      verify: async (context) => {
        await activate(context, '{Enter}');
        for (const name of ['Hide', 'Block', 'Report']) {
          await context.userEvent.tab();
          await expect(buttonOf(context, name)).toHaveFocus();
        }
        await context.userEvent.tab();
        await expect(context.canvas.getByRole('link', { name: 'After' })).toHaveFocus();
        await isClosed(context);
      },
    },
    {
      keys: 'Enter or Space',
      does: 'On an item: runs it, closes the list and returns focus to the button.',
      verify: async (context) => {
        for (const key of ['{Enter}', ' ']) {
          await activate(context, `{ArrowDown}${key}`);
          await expect(spyOf(context, 'onSelect')).toHaveBeenLastCalledWith('hide');
          await isClosed(context);
          await expect(buttonOf(context)).toHaveFocus();
        }
        await expect(spyOf(context, 'onSelect')).toHaveBeenCalledTimes(2);
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the list without choosing anything, and returns focus to the button.',
      verify: async (context) => {
        await activate(context, '{ArrowDown}{Escape}');
        await isClosed(context);
        await expect(buttonOf(context)).toHaveFocus();
        await expect(spyOf(context, 'onSelect')).not.toHaveBeenCalled();
      },
    },
  ],
  screenReader:
    '“More about Aline, button, collapsed”. Once open, “expanded”, then the list “Actions for Aline” with three buttons. Icons aren’t announced.',
  related: ['Native select', 'Icon button', 'Disclosure', 'Dialog'],
};
