import { expect, fireEvent, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { Details } from './Details';

const SUMMARY = 'Show all saved data';

const summaryOf = ({ canvas }: KeyContext) => {
  const summary = canvas.getByText(SUMMARY).closest('summary') as HTMLElement;
  summary.focus();
  return summary;
};

export const handbook: Handbook = {
  whenToUse: [
    'For long content that few people need, such as all the data saved on a device.',
    'When the content is expensive to render: it isn’t in the page until it’s opened.',
  ],
  whenNotToUse: [
    'For several questions, use Accordion.',
    'For a custom button, or when the parent needs the open state, use Disclosure.',
    'For content that everyone needs to read, use Prose.',
  ],
  dos: [
    {
      show: () => (
        <Details summary="Show all saved data">
          <p>Everything saved on this device.</p>
        </Details>
      ),
      why: 'The summary says what opens.',
    },
  ],
  donts: [
    {
      show: () => (
        <Details summary="Details">
          <p>Deleting your account cannot be undone.</p>
        </Details>
      ),
      why: 'The summary says nothing, and a warning should never be hidden.',
    },
  ],
  anatomy: [
    'Arrow, which points down while open',
    'Summary, which opens and closes it',
    'Content (only while open)',
  ],
  content: ['Say what opens: Show all saved data.', 'Keep the same summary when it’s open.'],
  keys: [
    {
      keys: 'Tab',
      does: 'Moves focus to the summary.',
      verify: async (context) => {
        const summary = summaryOf(context);
        await expect(summary).toHaveFocus();
        await expect(summary.tabIndex).toBe(0);
      },
    },
    {
      keys: 'Enter or Space',
      does: 'Opens and closes it. Focus stays on the summary.',
      // The browser itself clicks on these keys unless a handler prevents it; synthetic key events don't click.
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
    '“Show all saved data, collapsed”. Once open, “expanded”, in the browser’s own wording. The arrow isn’t announced.',
  related: ['Disclosure', 'Accordion', 'Dialog'],
};
