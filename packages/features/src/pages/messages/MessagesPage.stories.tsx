// Proves MSG-1, LIKES-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { peopleCopy } from '#words/parts/people/copy';
import { LIMITS } from '../../domain/limits';
import { withStorage, readStorage, refuseWrites } from '../../testing/with-storage';
import { undoIn } from '../../testing/undo-toast';
import { withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { messagesCopy as copy } from '#words/pages/messages/copy';
import { MessagesPage } from './MessagesPage';

const meta = {
  title: 'Messages',
  id: 'pages-messages',
  component: MessagesPage,
  decorators: [withRouter('/messages'), withToaster],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MessagesPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const like = (id: string, name: string) => ({
  id,
  name,
  age: 25,
  city: 'Kigali',
  country: 'Rwanda',
});
const likes = [like('s2', 'Thierry'), like('s4', 'Jean Bosco'), like('s1', 'Divine')];
const seven = [...likes, ...['Keza', 'Ganza', 'Teta', 'Shema'].map((name) => like(name, name))];
const threads = [
  { id: 's2', name: 'Thierry', last: 'Then Saturday at the lake, before the rain?' },
  { id: 's1', name: 'Divine', last: 'Say hi!' },
];
const messages = {
  s2: ['Muraho', 'I saw that you hike too', 'Then Saturday at the lake, before the rain?'],
};
const device = { iru_likes: likes, iru_threads: threads, iru_msgs: messages };

const numbered = (length: number) => Array.from({ length }, (_, at) => `Message ${at + 1}`);
const forty = numbered(40);

const field = (canvas: Canvas, name = 'Thierry') =>
  canvas.getByRole('textbox', { name: `Message to ${name}` });
const send = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send' });
const rows = (canvas: Canvas) =>
  within(canvas.getByRole('navigation', { name: copy.list })).getAllByRole('button');
const row = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('navigation')).getByRole('button', { name: new RegExp(`^${name}`) });
const bubbleTexts = (canvas: Canvas, name = 'Thierry') =>
  [
    ...canvas
      .getByRole('log', { name: `Conversation with ${name}` })
      .querySelectorAll('[data-author]'),
  ].map((bubble) => bubble.textContent?.replace(/^You: /, ''));
const lines = (row: HTMLElement) =>
  [...(row.lastElementChild?.children ?? [])].map(({ textContent }) => textContent).join(', ');
const title = (canvas: Canvas, name: string) => canvas.getByRole('heading', { level: 2, name });
const belowEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight;
const stored = (id = 's2') =>
  ((readStorage('iru_msgs') as Record<string, { text: string }[]> | null)?.[id] ?? []).map((each) =>
    typeof each === 'string' ? each : each.text,
  );

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: copy.empty.title })).toBeVisible();
    await expect(hrefOf(canvas, copy.empty.action)).toBe('/swipe');
    await expect(readStorage('iru_threads')).toBeNull();
  },
};

export const SeededFromLikes: Story = {
  beforeEach: withStorage({ iru_likes: seven }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(rows(canvas).map((row) => lines(row))).toEqual(
        ['Thierry', 'Jean Bosco', 'Divine', 'Keza', 'Ganza'].map((name) => `${name}, Say hi!`),
      ),
    );
  },
};

export const Ready: Story = { beforeEach: withStorage(device) };

export const RiskWarning: Story = {
  ...Ready,
  parameters: { path: '/messages?with=s2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'Nyoherereza amafaranga kuri MoMo 0788123456{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /phone number, payment or bank details and what looks like/,
    );
  },
};

export const Refused: Story = {
  beforeEach: () => {
    withStorage(device)();
    return refuseWrites();
  },
  parameters: { path: '/messages?with=s2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'Not lost{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /couldn’t be saved on this device, so it wasn’t sent/,
    );
    await expect(field(canvas)).toHaveValue('Not lost');
    await expect(bubbleTexts(canvas)).toEqual(messages.s2);
  },
};

export const LongConversation: Story = {
  beforeEach: withStorage({ ...device, iru_msgs: { s2: numbered(230) } }),
  parameters: { path: '/messages?with=s2' },
  play: async ({ canvas }) => {
    await expect(bubbleTexts(canvas)).toEqual(numbered(230).slice(-200));
    await expect(belowEnd(canvas.getByRole('log'))).toBeLessThanOrEqual(2);
  },
};

export const EveryoneHidden: Story = {
  beforeEach: withStorage({
    ...device,
    iru_hidden: ['s1', 's2', 's4'].map((id) => ({ id, name: id, kind: 'hidden', ts: 1 })),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: copy.hiddenAll.title })).toBeVisible();
    await expect(hrefOf(canvas, copy.hiddenAll.action)).toBe('/settings');
  },
};

export const UnusualText: Story = {
  beforeEach: withStorage({
    iru_threads: [{ id: 's2', name: `<b>${'Umuntu'.repeat(40)}`, last: '\u202Eolleh' }],
    iru_msgs: {
      s2: ['<img src=x onerror=alert(1)>', 'Nkundumuntuutaravugaizinaryerirerire'.repeat(6)],
    },
  }),
  parameters: { path: '/messages?with=s2' },
};

export const LoggedOut: Story = {
  beforeEach: withStorage({ ...device, iru_session: false }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^2 conversations and 3 people you like are saved on this device\./),
    ).toBeVisible();
  },
};

/** Someone can be written to, or unliked, before any message. */
export const WritesToOthers: Story = {
  ...SeededFromLikes,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await SeededFromLikes.play?.(context);
    await expect(rows(canvas)[0]).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Like Teta' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Write to Teta' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Write to Shema' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(rows(canvas)).toHaveLength(6);
    await expect(title(canvas, 'Shema')).toHaveFocus();
  },
};

export const OpensFromUrl: Story = {
  tags: ['behaviour'],
  parameters: { path: '/messages?with=s4' },
  beforeEach: withStorage(device),
  play: async ({ canvas }) => {
    await waitFor(() => expect(title(canvas, 'Jean Bosco')).toBeVisible());
    await expect(readStorage('iru_threads')).toMatchObject([
      { id: 's4', name: 'Jean Bosco' },
      { id: 's2' },
      { id: 's1' },
    ]);
  },
};

/** A URL with someone the visitor doesn't like starts nothing. */
export const IgnoresUnknownPeople: Story = {
  tags: ['behaviour'],
  parameters: { path: '/messages?with=p07' },
  beforeEach: withStorage(device),
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows(canvas)).toHaveLength(2));
    await expect(readStorage('iru_threads')).toMatchObject([{ id: 's2' }, { id: 's1' }]);
  },
};

export const Sends: Story = {
  ...Ready,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await expect(bubbleTexts(canvas)).toEqual(messages.s2);
    await step('trims, shows and saves a message, the last of its conversation', async () => {
      await userEvent.type(field(canvas), '  See you there  ');
      await userEvent.click(send(canvas));
      await expect(bubbleTexts(canvas).at(-1)).toBe('See you there');
      await expect(stored()).toEqual([...messages.s2, 'See you there']);
      await expect(rows(canvas)[0]).toHaveTextContent('You: See you there');
      await expect(field(canvas)).toHaveValue('');
      await expect(field(canvas)).toHaveFocus();
    });
    await step('sends on Enter and adds a line on Shift+Enter', async () => {
      await userEvent.type(field(canvas), 'One{Shift>}{Enter}{/Shift}two{Enter}');
      await expect(stored().at(-1)).toBe('One\ntwo');
    });
    await step("doesn't send on the Enter that ends a composition", async () => {
      await userEvent.type(field(canvas), 'こん');
      await fireEvent.keyDown(field(canvas), { key: 'Enter', isComposing: true });
      await fireEvent.keyDown(field(canvas), { key: 'Enter', keyCode: 229 });
      await expect(field(canvas)).toHaveValue('こん');
      await userEvent.clear(field(canvas));
    });
    await step('sends once on a double click', async () => {
      await userEvent.type(field(canvas), 'Once');
      await userEvent.dblClick(send(canvas));
      await expect(stored().filter((text) => text === 'Once')).toHaveLength(1);
    });
  },
};

/** A text that is too long stays in the field until it's short enough. */
export const TooLong: Story = {
  beforeEach: withStorage({
    ...device,
    iru_msg_drafts: { 'message-s2': 'a'.repeat(LIMITS.message + 12) },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(send(canvas));
    await expect(canvas.getByRole('alert')).toHaveTextContent(copy.tooLong(12));
    await expect(field(canvas)).toHaveValue('a'.repeat(LIMITS.message + 12));
    await expect(field(canvas)).toHaveFocus();
    await expect(stored()).toHaveLength(messages.s2.length);
    await fireEvent.change(field(canvas), { target: { value: 'a'.repeat(LIMITS.message) } });
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.click(send(canvas));
    await expect(stored().at(-1)).toBe('a'.repeat(LIMITS.message));
  },
};

export const Drafts: Story = {
  ...Ready,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'For Thierry');
    await userEvent.click(row(canvas, 'Divine'));
    // Opening another conversation is a navigation, which a busy browser renders in slices.
    await waitFor(() => expect(field(canvas, 'Divine')).toHaveValue(''));
    await userEvent.type(field(canvas, 'Divine'), 'For Divine');
    await userEvent.click(row(canvas, 'Thierry'));
    await waitFor(() => expect(field(canvas)).toHaveValue('For Thierry'));
    // A draft from another tab is shown, but not in a field that has focus.
    withStorage({ iru_msg_drafts: { 'message-s2': 'Started there' } })();
    await waitFor(() => expect(field(canvas)).toHaveValue('Started there'));
    await userEvent.click(field(canvas));
    withStorage({ iru_msg_drafts: { 'message-s2': 'Theirs' } })();
    // Lets React render.
    await userEvent.keyboard('{End}');
    await expect(field(canvas)).toHaveValue('Started there');
    await userEvent.tab();
    await waitFor(() => expect(field(canvas)).toHaveValue('Theirs'));
    // Sent there while this field has focus: only another text stays here.
    await userEvent.click(field(canvas));
    const sent = [...messages.s2, 'Theirs'];
    withStorage({ iru_msgs: { s2: sent }, iru_msg_drafts: {} })();
    await waitFor(() => expect(field(canvas)).toHaveValue(''));
    await userEvent.type(field(canvas), 'Mine');
    withStorage({ iru_msgs: { s2: [...sent, 'Another'] }, iru_msg_drafts: {} })();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('log')).toHaveTextContent('Another');
    await expect(field(canvas)).toHaveValue('Mine');
  },
};

export const Warned: Story = {
  ...Ready,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const risky = 'Call me on 0788 123 456';
    await userEvent.type(field(canvas), `${risky}{Enter}`);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/seems to include a phone number/);
    await expect(stored()).toHaveLength(3);
    await expect(field(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(stored()).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: copy.safety.change }));
    await expect(field(canvas)).toHaveFocus();
    await expect(field(canvas)).toHaveValue(risky);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: copy.send }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/seems to include a phone number/);
    await expect(stored()).toHaveLength(3);
    await userEvent.dblClick(canvas.getByRole('button', { name: copy.safety.anyway }));
    await expect(stored()).toEqual([...messages.s2, risky]);
    await expect(field(canvas)).toHaveValue('');
  },
};

export const FollowsTheEnd: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({ ...device, iru_msgs: { s2: forty } }),
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    const receive = async (text: string, texts: readonly string[]) => {
      withStorage({ iru_msgs: { s2: texts } })();
      await waitFor(() => expect(bubbleTexts(canvas).at(-1)).toBe(text));
    };
    await receive('From another tab', [...forty, 'From another tab']);
    await expect(belowEnd(log)).toBeLessThanOrEqual(2);
    await userEvent.type(field(canvas), 'One{Shift>}{Enter}{Enter}{Enter}{/Shift}four');
    await waitFor(() => expect(belowEnd(log)).toBeLessThanOrEqual(2));
    log.scrollTop = 100;
    await fireEvent.scroll(log);
    await receive('Another', [...forty, 'From another tab', 'Another']);
    await expect(log.scrollTop).toBe(100);
  },
};

export const ToTheFirst: Story = {
  ...LongConversation,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const log = canvas.getByRole('log');
    await step('shows the first message without a jump, and as old', async () => {
      log.scrollTop = 0;
      const seen = canvas.getByText('Message 31');
      const place = seen.getBoundingClientRect().top;
      await userEvent.click(canvas.getByRole('button', { name: 'Earlier messages (30)' }));
      await expect(bubbleTexts(canvas)).toEqual(numbered(230));
      await expect(Math.abs(seen.getBoundingClientRect().top - place)).toBeLessThan(4);
      await expect(log).toHaveFocus();
      await expect(
        canvas.getByText('This is the start of your conversation with Thierry.'),
      ).toBeInTheDocument();
      const first = canvas.getByText('Message 1').closest('[aria-live]');
      await expect(first).toHaveAttribute('aria-live', 'off');
    });
    await step('scrolls to the end after sending', async () => {
      await userEvent.type(field(canvas), 'The last{Enter}');
      await expect(bubbleTexts(canvas).at(-1)).toBe('The last');
      await expect(canvas.getByText('The last').closest('[aria-live]')).toBeNull();
      await expect(belowEnd(log)).toBeLessThanOrEqual(2);
    });
  },
};

export const PersonReported: Story = {
  ...Ready,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Thierry' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Thierry' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^They ask for money/ }));
    await userEvent.click(dialog.getByRole('button', { name: peopleCopy.report.submit }));
    await waitFor(() => expect(title(canvas, 'Divine')).toBeVisible());
    await expect(readStorage('iru_hidden')).toMatchObject([
      { id: 's2', kind: 'reported', reason: 'money' },
    ]);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(
      await undoIn('Your report is saved on this device, and Thierry is hidden.'),
    );
    await waitFor(() => expect(bubbleTexts(canvas)).toEqual(messages.s2));
  },
};

/** One screen at a time; a long conversation opens at its end. */
export const OnPhone: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({ ...device, iru_msgs: { s1: forty } }),
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: copy.list })).toBeVisible();
    await expect(canvas.queryByRole('log')).toBeNull();
    await userEvent.click(row(canvas, 'Divine'));
    await waitFor(() => expect(title(canvas, 'Divine')).toHaveFocus());
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    await expect(belowEnd(log)).toBeLessThanOrEqual(2);
    await expect(canvas.queryByRole('navigation', { name: copy.list })).toBeNull();
    const { bottom } = send(canvas).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: copy.back }));
    await waitFor(() => expect(row(canvas, 'Divine')).toHaveFocus());
  },
};

export const ThousandsOfThreads: Story = {
  beforeEach: withStorage({
    iru_threads: Array.from({ length: 4000 }, (_, at) => ({ id: `t${at}`, name: `Person ${at}` })),
  }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(rows(canvas)).toHaveLength(51));
    await userEvent.click(canvas.getByRole('button', { name: 'Show 50 more of 3,950' }));
    await expect(rows(canvas)).toHaveLength(101);
    await expect(rows(canvas)[50]).toHaveFocus();
  },
};
