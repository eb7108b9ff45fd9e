import { Ban, EyeOff, Flag } from 'lucide-react';
import { expect } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { ignoresEnterRepeat, spyOf, tabsTo } from '../../testing/keyboard-plays';
import { Menu } from './Menu';

const NAME = 'More about Aline';

const buttonOf = ({ canvas }: KeyContext, name = NAME) => canvas.getByRole('button', { name });

const press = async (context: KeyContext, keys: string) => {
  buttonOf(context).focus();
  await context.userEvent.keyboard(keys);
};

const isClosed = ({ canvas }: KeyContext) => expect(canvas.queryByRole('list')).toBeNull();

/** How Menu is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For two to seven lesser things that can be done with one thing.',
    'Where there is no room for a row of buttons.',
  ],
  whenNotToUse: [
    'For the main action: take Button.',
    'To choose a value in a form: take Native select.',
    'For ways to other pages: take Text link, or Disclosure for a list of them.',
  ],
  dos: [
    {
      show: () => (
        <div className="min-h-48">
          <Menu
            label="More about Aline"
            listLabel="What can be done about Aline"
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
      why: 'The spoken name says of whom, and each line is a verb.',
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
      why: 'A menu with one line hides the main action behind three dots.',
    },
  ],
  anatomy: [
    'The button: three dots, or another sign',
    'The list (only while it is open)',
    'A line for each thing to do',
    'A sign before its words (optional)',
  ],
  content: [
    'Name the button after what the list is about: More about Aline.',
    'Lines are verbs of one or two words: Hide, Block, Report.',
    'Put the gravest last: Report.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the button.', verify: tabsTo('button', NAME, 2) },
    {
      keys: 'Enter or Space',
      does: 'On the button: opens and closes the list; the focus stays on the button.',
      verify: async (context) => {
        await press(context, '{Enter}');
        await expect(context.canvas.getByRole('list')).toBeInTheDocument();
        await press(context, ' ');
        await isClosed(context);
        await expect(buttonOf(context)).toHaveFocus();
      },
    },
    {
      keys: 'Enter, held down',
      does: 'Does not open and close it again and again.',
      verify: ignoresEnterRepeat('button', NAME),
    },
    {
      keys: 'Arrow down or Arrow up',
      does: 'On the button: opens the list at its first or last line; on a line: goes to the next or previous one, and round at the ends.',
      verify: async (context) => {
        await press(context, '{ArrowUp}');
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
      does: 'While it is open: goes to the first or last line.',
      verify: async (context) => {
        await press(context, '{ArrowDown}{End}');
        await expect(buttonOf(context, 'Report')).toHaveFocus();
        await context.userEvent.keyboard('{Home}');
        await expect(buttonOf(context, 'Hide')).toHaveFocus();
      },
    },
    {
      keys: 'First letters',
      does: 'While it is open: go to the line that begins with them.',
      verify: async (context) => {
        await press(context, '{ArrowDown}bl');
        await expect(buttonOf(context, 'Block')).toHaveFocus();
      },
    },
    {
      keys: 'Tab',
      does: 'While it is open: goes through the lines; past the last one the list closes.',
      verify: async (context) => {
        await press(context, '{Enter}');
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
      does: 'On a line: does it, closes the list and gives the focus back to the button.',
      verify: async (context) => {
        for (const key of ['{Enter}', ' ']) {
          await press(context, `{ArrowDown}${key}`);
          await expect(spyOf(context, 'onSelect')).toHaveBeenLastCalledWith('hide');
          await isClosed(context);
          await expect(buttonOf(context)).toHaveFocus();
        }
        await expect(spyOf(context, 'onSelect')).toHaveBeenCalledTimes(2);
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the list and gives the focus back to the button; nothing is done.',
      verify: async (context) => {
        await press(context, '{ArrowDown}{Escape}');
        await isClosed(context);
        await expect(buttonOf(context)).toHaveFocus();
        await expect(spyOf(context, 'onSelect')).not.toHaveBeenCalled();
      },
    },
  ],
  screenReader:
    '“More about Aline, button, collapsed”; once open, “expanded”, then the list “What can be done about Aline” with three buttons. Signs are silent.',
  related: ['Native select', 'Icon button', 'Disclosure', 'Dialog'],
};
