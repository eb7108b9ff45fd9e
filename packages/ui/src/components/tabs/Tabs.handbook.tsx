import { expect, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { Tabs } from './Tabs';

/** Presses keys on the open tab and expects which tab opens after each. */
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

const text = (words: string) => <p>{words}</p>;

/** How Tabs is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For several panels of one subject, of which one is looked at at a time, in any order.',
    'For up to ten; the row scrolls where it is narrow, or breaks into lines where it is wide.',
  ],
  whenNotToUse: [
    'For steps in a fixed order: take Stepper.',
    'For other pages: take Text link, as nav.',
    'For panels that are compared or searched: take Accordion, or headings on one page.',
  ],
  dos: [
    {
      show: () => (
        <Tabs
          label="Features"
          items={[
            { value: 'forecast', label: 'Forecast', content: text('Your score is 82%.') },
            { value: 'mask', label: 'Love Mask', content: text('The mask is off.') },
          ]}
        />
      ),
      why: 'Each tab names what its panel holds, and each panel can be read by itself.',
    },
  ],
  donts: [
    {
      show: () => (
        <Tabs
          label="Register"
          items={[
            { value: 'first', label: 'Step 1', content: text('Your name') },
            { value: 'second', label: 'Next', content: text('Your password') },
          ]}
        />
      ),
      why: 'What has an order can be entered at the end, and “Next” is a button and no name.',
    },
  ],
  anatomy: [
    'The row of tabs, which has a spoken name',
    'A picture before the words of a tab (optional)',
    'The panel of the open tab',
  ],
  content: [
    'One to three words a tab, which name what is in the panel.',
    'Tabs are alike in form.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to the open tab, then to its panel.',
      verify: async ({ canvas, userEvent }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('tabpanel')).toHaveFocus();
      },
    },
    {
      keys: 'Right arrow',
      does: 'Opens the next tab, after the last the first.',
      verify: opens(
        ['{ArrowRight}', 'Digital Love Mask'],
        ['{ArrowRight}', 'Emotional Check-In'],
        ['{ArrowRight}', 'Compatibility Forecast'],
      ),
    },
    {
      keys: 'Left arrow',
      does: 'Opens the one before, before the first the last.',
      verify: opens(['{ArrowLeft}', 'Emotional Check-In'], ['{ArrowLeft}', 'Digital Love Mask']),
    },
    {
      keys: 'Home or End',
      does: 'Opens the first or the last.',
      verify: opens(['{End}', 'Emotional Check-In'], ['{Home}', 'Compatibility Forecast']),
    },
  ],
  screenReader:
    '“Features, tab list”, then “Compatibility Forecast, tab, 1 of 3, selected”; the panel has the name of its tab. Pictures are silent.',
  related: ['Stepper', 'Accordion', 'Text link'],
};
