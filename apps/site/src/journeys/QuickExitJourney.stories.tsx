// Proves SHELL-10.
import { brand } from '@iru/features/brand';
import { KEYS } from '@iru/features/platform/keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { BrowserTab, createTab } from '../testing/BrowserTab';
import { journey, type Visit } from '../testing/journey';
import { putOnDevice } from '../testing/site-visit';

const meta = { title: 'Quick exit', id: 'journeys-quick-exit' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const MESSAGE = 'Then Saturday at the lake?';
const BEGINS = '/messages?with=s1';
let tab = createTab();

const given = () => {
  tab = createTab();
  putOnDevice({
    [KEYS.session]: true,
    [KEYS.threads]: [{ id: 's1', name: 'Divine', last: MESSAGE }],
    [KEYS.messages]: { s1: [MESSAGE] },
  });
};
const readsMessages = async ({ canvas }: Visit) => {
  await expect(
    await canvas.findByRole('log', { name: 'Conversation with Divine' }),
  ).toHaveTextContent(MESSAGE);
};
const hasLeft = async ({ canvas, canvasElement }: Visit) => {
  await waitFor(() => expect(tab.get().replacedBy).toBe(brand.quickExit));
  await waitFor(() =>
    expect(canvas.getByRole('heading', { level: 1, name: brand.quickExit })).toBeVisible(),
  );
  await expect(canvasElement).not.toHaveTextContent('Divine');
};

export const LeaveAtOnce: Story = {
  tags: ['journey'],
  ...journey({
    begins: BEGINS,
    given,
    render: () => <BrowserTab tab={tab} path={BEGINS} />,
    steps: [
      ['Read a private conversation', readsMessages],
      [
        'Press Shift twice: nothing happens',
        async (visit) => {
          await visit.userEvent.keyboard('{Shift}{Shift}');
          await readsMessages(visit);
        },
      ],
      [
        'Press Shift again: the weather appears',
        async (visit) => {
          await visit.userEvent.keyboard('{Shift}');
          await hasLeft(visit);
          await expect(tab.get().wasBlank).toBe(true);
        },
      ],
      [
        'Check the storage: a mark for this tab, and the time for tabs that start later',
        async () => {
          await expect(sessionStorage.getItem(KEYS.left)).toBe('1');
          await expect(localStorage.getItem(KEYS.left)).toMatch(/^\d+$/);
        },
      ],
      [
        'Go back: the site doesn’t appear',
        async (visit) => {
          tab.open('back_forward');
          await hasLeft(visit);
        },
      ],
      [
        'Type the address: the site opens as usual',
        async (visit) => {
          tab.open('navigate');
          await readsMessages(visit);
          await expect(sessionStorage.getItem(KEYS.left)).toBeNull();
          await expect(localStorage.getItem(KEYS.left)).toBeNull();
        },
      ],
      [
        'Leave by the link at the top',
        async (visit) => {
          const [link] = visit.canvas.getAllByRole('link', { name: 'Leave this site quickly' });
          if (link) await visit.userEvent.click(link);
          await hasLeft(visit);
        },
      ],
    ],
  }),
};
