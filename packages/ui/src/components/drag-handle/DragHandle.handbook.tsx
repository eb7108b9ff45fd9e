import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { spyOf, tabsThrough } from '../../testing/keyboard-plays';
import { DragHandle } from './DragHandle';

const noop = () => false;

export const handbook: Handbook = {
  whenToUse: [
    'On each row of a list that people can reorder.',
    'When the parent also moves the row with the keys that the handle reports.',
  ],
  whenNotToUse: [
    'To choose from a few fixed orders, use Native select.',
    'For a number on a track, use Slider.',
  ],
  dos: [
    {
      show: () => (
        <div className="flex items-center gap-2 rounded-md border border-line p-2">
          <DragHandle label="Move First date" lifted={false} onKey={noop} />
          First date
        </div>
      ),
      why: 'It’s on the row that it moves, and names it.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="flex items-center gap-2 rounded-md border border-line p-2">
          <DragHandle label="Drag" lifted={false} onKey={noop} />
          First date
        </div>
      ),
      why: 'Ten handles all called “Drag” can’t be told apart, and you can’t drag with a keyboard.',
    },
  ],
  anatomy: [
    '44 px target. Touching it drags instead of scrolling',
    'Six dots, hidden from assistive technology',
  ],
  content: [
    'Use Move and the name of the row.',
    'Keep the label the same while the row is lifted.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Moves focus to the handle.',
      verify: tabsThrough(['button', 'Move First date']),
    },
    {
      keys: 'Space',
      does: 'Is reported to the parent, which lifts or drops the row. The handle itself does nothing else.',
      verify: async (context) => {
        context.canvas.getByRole('button').focus();
        await context.userEvent.keyboard(' ');
        await expect(spyOf(context, 'onKey')).toHaveBeenCalledWith(' ');
        await expect(spyOf(context, 'onKey')).toHaveBeenCalledTimes(1);
      },
    },
    {
      keys: 'Up arrow or Down arrow',
      does: 'Is reported to the parent, which moves a lifted row.',
      verify: async (context) => {
        context.canvas.getByRole('button').focus();
        await context.userEvent.keyboard('{ArrowUp}{ArrowDown}');
        await expect(spyOf(context, 'onKey')).toHaveBeenNthCalledWith(1, 'ArrowUp');
        await expect(spyOf(context, 'onKey')).toHaveBeenNthCalledWith(2, 'ArrowDown');
      },
    },
  ],
  screenReader:
    '“Move First date, toggle button”, pressed while its row is lifted. The parent announces where the row moves.',
  related: ['Icon button', 'Slider', 'Native select'],
};
