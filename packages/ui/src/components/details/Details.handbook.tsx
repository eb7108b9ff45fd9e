import { expect, fireEvent, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { Details } from './Details';

const SUMMARY = 'See every word of it';

const summaryOf = ({ canvas }: KeyContext) => {
  const summary = canvas.getByText(SUMMARY);
  summary.focus();
  return summary;
};

/** How Details is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For something long that few ask for, such as every word that a device keeps.',
    'Where drawing it costs time: what it holds is not in the page before it is opened.',
  ],
  whenNotToUse: [
    'For several questions: take Accordion.',
    'For a button with another look, or an owner that has to know the state: take Disclosure.',
    'For what everybody has to read: take Prose.',
  ],
  dos: [
    {
      show: () => (
        <Details summary="See every word of it">
          <p>Everything that this device keeps.</p>
        </Details>
      ),
      why: 'The words say what opens.',
    },
  ],
  donts: [
    {
      show: () => (
        <Details summary="Details">
          <p>Deleting your account cannot be undone.</p>
        </Details>
      ),
      why: 'The word says nothing, and a warning must not be hidden.',
    },
  ],
  anatomy: [
    'An arrow, which turns down while it is open',
    'The words that open and close it',
    'What it holds (only while it is open)',
  ],
  content: ['Say what opens: See every word of it.', 'The words stay the same, open or closed.'],
  keys: [
    {
      keys: 'Tab',
      does: 'Brings the focus to the words.',
      verify: async (context) => {
        const summary = summaryOf(context);
        await expect(summary).toHaveFocus();
        await expect(summary.tabIndex).toBe(0);
      },
    },
    {
      keys: 'Enter or Space',
      does: 'Opens it, and closes it again; the focus stays on the words.',
      // The browser itself makes a press of these keys, when nobody refuses them; keys of a script do not press.
      verify: async (context) => {
        const summary = summaryOf(context);
        for (const key of ['Enter', ' '])
          await expect(await fireEvent.keyDown(summary, { key })).toBe(true);
        summary.click();
        await waitFor(() => expect(context.canvas.getByText(/Everything/)).toBeVisible());
        summary.click();
        await waitFor(() => expect(context.canvas.queryByText(/Everything/)).toBeNull());
        await expect(summary).toHaveFocus();
      },
    },
  ],
  screenReader:
    '“See every word of it, collapsed”; once open, “expanded”, as the browser calls such a part. The arrow is silent.',
  related: ['Disclosure', 'Accordion', 'Dialog'],
};
