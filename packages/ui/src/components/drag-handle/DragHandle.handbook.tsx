import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { spyOf, tabsTo } from '../../testing/keyboard-plays';
import { DragHandle } from './DragHandle';

const nothing = () => false;

/** How DragHandle is used. */
export const handbook: Handbook = {
  whenToUse: [
    'At each row of a list whose order the visitor decides.',
    'Where its owner also moves the row by the keys that the handle tells it.',
  ],
  whenNotToUse: [
    'Where an order is chosen from a few: take Native select.',
    'For a number on a rail: take Slider.',
  ],
  dos: [
    {
      show: () => (
        <div className="flex items-center gap-2 rounded-md border border-line p-2">
          <DragHandle label="Move First date" lifted={false} onKey={nothing} />
          First date
        </div>
      ),
      why: 'It stands at the row that it moves and names it.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="flex items-center gap-2 rounded-md border border-line p-2">
          <DragHandle label="Drag" lifted={false} onKey={nothing} />
          First date
        </div>
      ),
      why: 'Ten handles that are all called “Drag” cannot be told apart, and “Drag” is nothing that a keyboard does.',
    },
  ],
  anatomy: [
    'A target of 44 px; a finger on it drags and does not scroll',
    'Six dots, hidden from assistive technology',
  ],
  content: [
    'The label is Move and the name of the row.',
    'It stays the same while the row is lifted.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Brings the focus to the handle.',
      verify: tabsTo('button', 'Move First date'),
    },
    {
      keys: 'Space',
      does: 'Is told to its owner, which lifts or drops the row; the handle does nothing else with it.',
      verify: async (context) => {
        context.canvas.getByRole('button').focus();
        await context.userEvent.keyboard(' ');
        await expect(spyOf(context, 'onKey')).toHaveBeenCalledWith(' ');
        await expect(spyOf(context, 'onKey')).toHaveBeenCalledTimes(1);
      },
    },
    {
      keys: 'Up arrow or Down arrow',
      does: 'Is told to its owner, which moves a lifted row.',
      verify: async (context) => {
        context.canvas.getByRole('button').focus();
        await context.userEvent.keyboard('{ArrowUp}{ArrowDown}');
        await expect(spyOf(context, 'onKey')).toHaveBeenNthCalledWith(1, 'ArrowUp');
        await expect(spyOf(context, 'onKey')).toHaveBeenNthCalledWith(2, 'ArrowDown');
      },
    },
  ],
  screenReader:
    '“Move First date, toggle button”, pressed while its row is lifted. Where the row goes is announced by its owner.',
  related: ['Icon button', 'Slider', 'Native select'],
};
