import { expect, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { Tabs } from './Tabs';

const opens =
  (...steps: readonly (readonly [key: string, name: string])[]) =>
  async ({ canvas, userEvent }: KeyContext) => {
    canvas.getByRole('tab', { selected: true }).focus();
    for (const [key, name] of steps) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(canvas.getByRole('tab', { name })).toHaveFocus());
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible();
    }
  };

const paragraph = (text: string) => <p>{text}</p>;

export const handbook: Handbook = {
  whenToUse: [
    'For several panels about one subject that people view one at a time, in any order.',
    'For up to ten tabs. The row scrolls on a narrow screen and can wrap on a wide one.',
  ],
  whenNotToUse: [
    'For steps in a fixed order, use Stepper.',
    'For separate pages, use Text link with variant nav.',
    'For panels that people compare or search, use Accordion, or headings on one page.',
  ],
  dos: [
    {
      show: () => (
        <Tabs
          label="Features"
          items={[
            { value: 'forecast', label: 'Forecast', content: paragraph('Your score is 82%.') },
            { value: 'mask', label: 'Love Mask', content: paragraph('The mask is off.') },
          ]}
        />
      ),
      why: 'Each tab names its panel, and each panel makes sense on its own.',
    },
  ],
  donts: [
    {
      show: () => (
        <Tabs
          label="Register"
          items={[
            { value: 'first', label: 'Step 1', content: paragraph('Your name') },
            { value: 'second', label: 'Next', content: paragraph('Your password') },
          ]}
        />
      ),
      why: 'Steps in order can be opened at the wrong end, and “Next” is a button label, not a name.',
    },
  ],
  anatomy: [
    'Row of tabs, with an accessible name',
    'Icon before a tab’s label (optional)',
    'Panel of the open tab',
  ],
  content: ['Name the panel in one to three words.', 'Write all tabs in the same form.'],
  keys: [
    {
      keys: 'Tab',
      does: 'Moves to the open tab, then to its panel.',
      verify: async ({ canvas, userEvent }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('tabpanel')).toHaveFocus();
      },
    },
    {
      keys: 'Right arrow',
      does: 'Opens the next tab, wrapping to the first.',
      verify: opens(
        ['{ArrowRight}', 'Digital Love Mask'],
        ['{ArrowRight}', 'Emotional Check-In'],
        ['{ArrowRight}', 'Compatibility Forecast'],
      ),
    },
    {
      keys: 'Left arrow',
      does: 'Opens the previous tab, wrapping to the last.',
      verify: opens(['{ArrowLeft}', 'Emotional Check-In'], ['{ArrowLeft}', 'Digital Love Mask']),
    },
    {
      keys: 'Home or End',
      does: 'Opens the first or last tab.',
      verify: opens(['{End}', 'Emotional Check-In'], ['{Home}', 'Compatibility Forecast']),
    },
  ],
  screenReader:
    '“Features, tab list”, then “Compatibility Forecast, tab, 1 of 3, selected”. The panel has the name of its tab. Icons aren’t announced.',
  related: ['Stepper', 'Accordion', 'Text link'],
};
