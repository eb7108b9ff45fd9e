// Proves MSG-1, LIKES-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useNavigate } from 'react-router-dom';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

import { authGateCopy } from '../../parts/auth-gate/copy';
import { peopleCopy } from '../../parts/people/copy';
import { LIMITS } from '../../domain/limits';
import { enterDemo } from '../../parts/account/testing/enter-demo';
import { replaceProperty } from '../../testing/preferences';
import { withStorage, readStorage } from '../../testing/with-storage';
import { undoIn } from '../../testing/undo-toast';
import { withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { messagesCopy } from './copy';
import { LIMIT, PAGE, STEP } from './log-window';
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
  image: '',
});
const likes = [like('s2', 'Thierry'), like('s4', 'Jean Bosco'), like('s1', 'Divine')];
const seven = [
  ...likes,
  like('a', 'Keza'),
  like('b', 'Ganza'),
  like('c', 'Teta'),
  like('d', 'Shema'),
];
const threads = [
  { id: 's2', name: 'Thierry', last: 'Then Saturday at the lake, before the rain?' },
  { id: 's1', name: 'Divine', last: 'Say hi!' },
];
const messages = {
  s2: ['Muraho', 'I saw that you hike too', 'Then Saturday at the lake, before the rain?'],
};
const device = { iru_likes: likes, iru_threads: threads, iru_msgs: messages };

const forty = Array.from({ length: 40 }, (_, at) => `Message ${at + 1}`);

const field = (canvas: Canvas, name = 'Thierry') =>
  canvas.getByRole('textbox', { name: `Message to ${name}` });
const send = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send' });
const rows = (canvas: Canvas) =>
  within(canvas.getByRole('navigation', { name: messagesCopy.list })).getAllByRole('button');
const bubbleTexts = (canvas: Canvas, name = 'Thierry') =>
  [
    ...canvas
      .getByRole('log', { name: `Conversation with ${name}` })
      .querySelectorAll('[data-author]'),
  ].map((bubble) => bubble.textContent?.replace(/^You: /, ''));
const lines = (row: HTMLElement) =>
  [...(row.lastElementChild?.children ?? [])].map(({ textContent }) => textContent).join(', ');
const belowEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight;
const stored = (id = 's2') =>
  ((readStorage('iru_msgs') as Record<string, { text: string }[]> | null)?.[id] ?? []).map((each) =>
    typeof each === 'string' ? each : each.text,
  );

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: messagesCopy.heading }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: messagesCopy.empty.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: messagesCopy.empty.action })).toHaveAttribute(
      'href',
      '/swipe',
    );
    await expect(readStorage('iru_threads')).toBeNull();
  },
};

export const SeededFromLikes: Story = {
  beforeEach: withStorage({ iru_likes: seven }),
  play: async ({ canvas, step }) => {
    await step('seeds conversations from the five newest likes', async () => {
      await waitFor(() => expect(rows(canvas)).toHaveLength(5));
      await expect(rows(canvas).map((row) => lines(row))).toEqual([
        'Thierry, Say hi!',
        'Jean Bosco, Say hi!',
        'Divine, Say hi!',
        'Keza, Say hi!',
        'Ganza, Say hi!',
      ]);
      await expect(readStorage('iru_threads')).toMatchObject([
        { id: 's2', name: 'Thierry', last: 'Say hi!' },
        {},
        {},
        {},
        {},
      ]);
    });
  },
};

export const Ready: Story = {
  beforeEach: withStorage(device),
};

export const Draft: Story = {
  beforeEach: withStorage({ ...device, iru_msg_drafts: { 'message-s2': 'Started yesterday' } }),
  parameters: { path: '/messages?with=s2' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('Started yesterday');
  },
};

export const RiskWarning: Story = {
  beforeEach: withStorage(device),
  parameters: { path: '/messages?with=s2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'Nyoherereza amafaranga kuri MoMo 0788123456{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /phone number, payment or bank details and what looks like/,
    );
  },
};

export const Refused: Story = {
  beforeEach: withStorage(device),
  parameters: { path: '/messages?with=s2' },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.type(field(canvas), 'Not lost');
    const back = replaceProperty(Storage.prototype, 'setItem', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      await userEvent.click(send(canvas));
      await step('shows an error and keeps the text in the field', async () => {
        await expect(canvas.getByRole('alert')).toHaveTextContent(
          /couldn’t be saved on this device, so it wasn’t sent/,
        );
        await expect(field(canvas)).toHaveValue('Not lost');
        await expect(bubbleTexts(canvas)).toEqual(messages.s2);
      });
    } finally {
      back();
    }
  },
};

export const NewerSchema: Story = {
  beforeEach: withStorage({ iru_likes: likes, iru_threads: { version: 2, list: [{ id: 's2' }] } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: messagesCopy.newerData.title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: messagesCopy.newerData.action })).toBeVisible();
    await expect(canvas.queryByText(messagesCopy.empty.title)).toBeNull();
    await expect(canvas.queryByRole('link', { name: messagesCopy.empty.action })).toBeNull();
    await expect(readStorage('iru_threads')).toEqual({ version: 2, list: [{ id: 's2' }] });
  },
};

export const MessagesNewerSchema: Story = {
  beforeEach: withStorage({ ...device, iru_msgs: { version: 2, s2: ['Muraho'] } }),
  parameters: { path: '/messages?with=s2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messagesCopy.newerData.text)).toBeVisible();
    await expect(canvas.queryByText(messagesCopy.begin('Thierry'))).toBeNull();
  },
};

export const TenThousand: Story = {
  beforeEach: withStorage({
    ...device,
    iru_msgs: { s2: Array.from({ length: 10_000 }, (_, at) => `Message ${at + 1}`) },
  }),
  parameters: { path: '/messages?with=s2' },
  play: async ({ canvas, step }) => {
    await step('shows the latest messages, scrolled to the end', async () => {
      await expect(bubbleTexts(canvas)).toHaveLength(60);
      await expect(bubbleTexts(canvas).at(-1)).toBe('Message 10000');
      const log = canvas.getByRole('log');
      await expect(log.scrollTop + log.clientHeight).toBeGreaterThanOrEqual(log.scrollHeight - 2);
    });
  },
};

export const EveryoneHidden: Story = {
  beforeEach: withStorage({
    ...device,
    iru_hidden: ['s1', 's2', 's4'].map((id) => ({ id, name: id, kind: 'hidden', ts: 1 })),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: messagesCopy.hiddenAll.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: messagesCopy.hiddenAll.action })).toHaveAttribute(
      'href',
      '/settings',
    );
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
  play: async ({ canvas }) => {
    await expect(bubbleTexts(canvas, `<b>${'Umuntu'.repeat(9)}Um…`)).toContain(
      '<img src=x onerror=alert(1)>',
    );
  },
};

export const LongName: Story = {
  beforeEach: withStorage({ iru_threads: [{ id: 's2', name: 'Uwimana'.repeat(12), last: '' }] }),
  parameters: { path: '/messages?with=s2' },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
  },
};

export const Opened: Story = {
  beforeEach: withStorage(device),
  parameters: { path: '/messages?with=s2' },
  play: async ({ canvas }) => {
    await expect(bubbleTexts(canvas)).toEqual(messages.s2);
  },
};

export const LoggedOut: Story = {
  beforeEach: withStorage({ ...device, iru_session: false }),
  play: async ({ canvas, canvasElement, step }) => {
    await step('shows how many there are, without names or content', async () => {
      await expect(
        canvas.getByRole('heading', { name: authGateCopy.sections.messages.heading }),
      ).toBeVisible();
      await expect(
        canvas.getByText(/^2 conversations and 3 people you like are saved on this device\./),
      ).toBeVisible();
      await expect(canvasElement.textContent).not.toMatch(/Thierry|Divine|Muraho|lake/);
    });
  },
};

export const LoggedOutLikesOnly: Story = {
  beforeEach: withStorage({ iru_likes: likes, iru_session: false }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^3 people you like are saved on this device\./)).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/Thierry|Divine/);
    await expect(readStorage('iru_threads')).toBeNull();
  },
};

const manyThreads = Array.from({ length: 4000 }, (_, at) => ({
  id: `t${at}`,
  name: `Person ${at}`,
}));

export const ThousandsOfThreads: Story = {
  beforeEach: withStorage({ iru_threads: manyThreads }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows(canvas)).toHaveLength(51));
  },
};

export const WritesToOthers: Story = {
  ...SeededFromLikes,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await SeededFromLikes.play?.(context);
    await step('opens the first one', async () => {
      await expect(rows(canvas)[0]).toHaveAttribute('aria-current', 'true');
      await expect(canvas.getByRole('heading', { level: 2, name: 'Thierry' })).toBeVisible();
    });
    await step('writes to the others as well', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Write to Teta' }));
      await expect(rows(canvas)).toHaveLength(6);
      await expect(canvas.getByRole('heading', { level: 2, name: 'Teta' })).toHaveFocus();
    });
  },
};

export const OpensFromUrl: Story = {
  tags: ['behaviour'],
  parameters: { path: '/messages?with=s4' },
  beforeEach: withStorage(device),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Jean Bosco' }),
    ).toBeVisible();
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

export const UnlikeRemovesEmptyConversation: Story = {
  tags: ['behaviour'],
  parameters: { path: '/messages?with=s1' },
  beforeEach: withStorage(device),
  play: async ({ canvas, step, userEvent }) => {
    await step('removes the empty conversation together with the like', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More about Divine' }));
      await userEvent.click(canvas.getByRole('button', { name: peopleCopy.menu.unlike }));
      await waitFor(() => expect(readStorage('iru_threads')).toMatchObject([{ id: 's2' }]));
      await expect(readStorage('iru_likes')).toMatchObject([{ id: 's2' }, { id: 's4' }]);
      await expect(rows(canvas)).toHaveLength(1);
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    });
    await step('restores both', async () => {
      await userEvent.click(await undoIn('Divine is no longer in your list.'));
      await waitFor(() => expect(rows(canvas)).toHaveLength(2));
      await expect(readStorage('iru_likes')).toMatchObject([
        { id: 's1' },
        { id: 's2' },
        { id: 's4' },
      ]);
    });
  },
};

export const UnlikeKeepsMessages: Story = {
  ...Ready,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More about Thierry' });
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole('button', { name: peopleCopy.menu.unlike }));
    await waitFor(() =>
      expect(readStorage('iru_likes')).toMatchObject([{ id: 's4' }, { id: 's1' }]),
    );
    await expect(bubbleTexts(canvas)).toEqual(messages.s2);
    await expect(more).toHaveFocus();
  },
};

export const UnlikeBeforeWriting: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({ ...device, iru_likes: seven }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like Jean Bosco' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Write to Jean Bosco' })).toBeNull(),
    );
    await expect(canvas.getByRole('button', { name: 'Write to Keza' })).toHaveFocus();
    await expect((readStorage('iru_likes') as { id: string }[]).map(({ id }) => id)).toEqual([
      's2',
      's1',
      'a',
      'b',
      'c',
      'd',
    ]);
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
      await expect(readStorage('iru_threads')).toMatchObject([
        { id: 's2', last: 'See you there' },
        { last: 'Say hi!' },
      ]);
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
    await step("doesn't send an empty message", async () => {
      await userEvent.type(field(canvas), '   {Enter}');
      await userEvent.dblClick(send(canvas));
      await expect(stored()).toHaveLength(5);
    });
    await step('sends once on a double click', async () => {
      await userEvent.clear(field(canvas));
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
    await expect(canvas.getByRole('alert')).toHaveTextContent(messagesCopy.tooLong(12));
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
  tags: ['behaviour'],
  beforeEach: withStorage(device),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'For Thierry');
    const [, divine] = rows(canvas);
    if (!divine) throw new Error('There are two conversations.');
    await userEvent.click(divine);
    // Opening another conversation is a navigation, which a busy browser renders in slices.
    await waitFor(() => expect(field(canvas, 'Divine')).toHaveValue(''));
    await userEvent.type(field(canvas, 'Divine'), 'For Divine');
    await userEvent.click(rows(canvas)[0] ?? divine);
    await waitFor(() => expect(field(canvas)).toHaveValue('For Thierry'));
    await expect(readStorage('iru_msg_drafts')).toEqual({
      'message-s2': 'For Thierry',
      'message-s1': 'For Divine',
    });
    await expect(sessionStorage.getItem('iru_drafts')).toBeNull();
  },
};

export const DraftFromAnotherTab: Story = {
  ...Draft,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('shows a draft from another tab', async () => {
      withStorage({ iru_msg_drafts: { 'message-s2': 'Started yesterday, continued' } })();
      await waitFor(() => expect(field(canvas)).toHaveValue('Started yesterday, continued'));
    });
    await step('leaves a focused field alone', async () => {
      await userEvent.click(field(canvas));
      withStorage({ iru_msg_drafts: { 'message-s2': 'Theirs' } })();
      await expect(field(canvas)).toHaveValue('Started yesterday, continued');
      await userEvent.tab();
      await waitFor(() => expect(field(canvas)).toHaveValue('Theirs'));
      withStorage({ iru_msg_drafts: { 'message-s2': 'Started yesterday, continued' } })();
      await waitFor(() => expect(field(canvas)).toHaveValue('Started yesterday, continued'));
    });
    await step('leaves text alone that is being written', async () => {
      await userEvent.type(field(canvas), ' here');
      withStorage({ iru_msg_drafts: { 'message-s2': 'Theirs' } })();
      await userEvent.type(field(canvas), ' and now{Enter}');
      await expect(stored().at(-1)).toBe('Started yesterday, continued here and now');
    });
    await step('removes the draft from every tab once it is sent', async () => {
      await expect(field(canvas)).toHaveValue('');
      await expect(readStorage('iru_msg_drafts')).toEqual({});
    });
  },
};

export const Warned: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage(device),
  play: async ({ canvas, step, userEvent }) => {
    const risky = 'Call me on 0788 123 456';
    await userEvent.type(field(canvas), `${risky}{Enter}`);
    await step('asks about a phone number before sending', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(/seems to include a phone number/);
      await expect(stored()).toHaveLength(3);
      await expect(field(canvas)).toHaveFocus();
    });
    await step("doesn't take a second Enter as a yes", async () => {
      await userEvent.keyboard('{Enter}');
      await expect(stored()).toHaveLength(3);
    });
    await step('lets the visitor edit it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: messagesCopy.safety.change }));
      await expect(field(canvas)).toHaveFocus();
      await expect(field(canvas)).toHaveValue(risky);
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    });
    await step('sends it anyway, once', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.dblClick(canvas.getByRole('button', { name: messagesCopy.safety.anyway }));
      await expect(stored()).toEqual([...messages.s2, risky]);
      await expect(field(canvas)).toHaveValue('');
    });
  },
};

export const SendsAgain: Story = {
  ...Refused,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await Refused.play?.(context);
    await step('sends it again', async () => {
      await userEvent.click(send(canvas));
      await expect(stored()).toEqual([...messages.s2, 'Not lost']);
    });
  },
};

export const AnotherTab: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage(device),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'Half a sentence');
    withStorage({ iru_msgs: { ...messages, s2: [...messages.s2, 'From another tab'] } })();
    await waitFor(() => expect(bubbleTexts(canvas).at(-1)).toBe('From another tab'));
    await expect(field(canvas)).toHaveValue('Half a sentence');
  },
};

export const FollowsTheEnd: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({ ...device, iru_msgs: { s2: forty } }),
  play: async ({ canvas, step, userEvent }) => {
    const log = canvas.getByRole('log');
    const receive = async (text: string, texts: readonly string[]) => {
      withStorage({ iru_msgs: { s2: texts } })();
      await waitFor(() => expect(bubbleTexts(canvas).at(-1)).toBe(text));
    };
    await step('follows a message from another tab', async () => {
      await receive('From another tab', [...forty, 'From another tab']);
      await expect(belowEnd(log)).toBeLessThanOrEqual(2);
    });
    await step('stays at the end when the field grows', async () => {
      await userEvent.type(field(canvas), 'One{Shift>}{Enter}{Enter}{Enter}{/Shift}four');
      await waitFor(() => expect(belowEnd(log)).toBeLessThanOrEqual(2));
    });
    await step('stays in place further up', async () => {
      log.scrollTop = 100;
      await fireEvent.scroll(log);
      await receive('Another', [...forty, 'From another tab', 'Another']);
      await expect(log.scrollTop).toBe(100);
    });
  },
};

export const LeavesNewerMessages: Story = {
  ...MessagesNewerSchema,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'Not lost');
    await userEvent.click(send(canvas));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Reload the page, then send it again/,
    );
    await expect(field(canvas)).toHaveValue('Not lost');
    await expect(readStorage('iru_msgs')).toEqual({ version: 2, s2: ['Muraho'] });
  },
};

export const LoadsEarlier: Story = {
  ...TenThousand,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const log = canvas.getByRole('log');
    await step('loads earlier messages without moving the visible ones', async () => {
      await waitFor(() => expect(belowEnd(log)).toBeLessThanOrEqual(2));
      const seen = log.querySelector('[data-author]');
      const before = seen?.getBoundingClientRect().top ?? 0;
      log.scrollTop = 0;
      const top = seen?.getBoundingClientRect().top ?? 0;
      await expect(top).toBeGreaterThan(before);
      await waitFor(() => expect(bubbleTexts(canvas)).toHaveLength(PAGE + STEP));
      await expect(Math.abs((seen?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(4);
    });
    await step('loads more from the button', async () => {
      await fireEvent.click(canvas.getByRole('button', { name: 'Earlier messages (9,820)' }));
      await expect(bubbleTexts(canvas)).toHaveLength(PAGE + 2 * STEP);
    });
    await step('still types and sends', async () => {
      await userEvent.type(field(canvas), 'The last{Enter}');
      await expect(bubbleTexts(canvas).at(-1)).toBe('The last');
      await expect(stored()).toHaveLength(10_001);
    });
  },
};

export const ToTheFirst: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({
    ...device,
    iru_msgs: { s2: Array.from({ length: 1_000 }, (_, at) => `Message ${at + 1}`) },
  }),
  play: async ({ canvas, step, userEvent }) => {
    const log = canvas.getByRole('log');
    const renderedTexts = () =>
      [...log.querySelectorAll('[data-author]')].map(({ textContent }) =>
        textContent.replace('You: ', ''),
      );
    await step('reaches the first message and never renders too many', async () => {
      await waitFor(() => expect(belowEnd(log)).toBeLessThanOrEqual(2));
      for (const first of [821, 701, 581, 461, 341, 221, 101, 1]) {
        log.scrollTop = 0;
        await waitFor(() => expect(renderedTexts()[0]).toBe(`Message ${first}`));
        await expect(log.scrollTop).toBeGreaterThan(0);
        await expect(renderedTexts().length).toBeLessThanOrEqual(LIMIT);
      }
      await expect(canvas.queryByRole('button', { name: /^Earlier messages/ })).toBeNull();
      await expect(
        canvas.getByText('This is the start of your conversation with Thierry.'),
      ).toBeInTheDocument();
    });
    await step("doesn't announce them all", async () => {
      await expect(log.querySelector('[data-author]')?.parentElement).toHaveAttribute(
        'aria-live',
        'off',
      );
    });
    await step('loads later ones when scrolling down again', async () => {
      log.scrollTop = log.scrollHeight;
      const seen = [...log.querySelectorAll('[data-author]')].at(-1);
      const place = seen?.getBoundingClientRect().top ?? 0;
      await waitFor(() => expect(renderedTexts().at(-1)).toBe('Message 600'));
      await expect(Math.abs((seen?.getBoundingClientRect().top ?? 0) - place)).toBeLessThan(4);
    });
    await step('scrolls to the end after sending', async () => {
      await userEvent.type(field(canvas), 'The last{Enter}');
      await expect(renderedTexts().at(-1)).toBe('The last');
      await expect(belowEnd(log)).toBeLessThanOrEqual(2);
    });
  },
};

export const PersonReported: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage(device),
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Thierry' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Report Thierry' }, { timeout: 5000 }),
    );
    await step('tells that nothing is sent', async () => {
      await waitFor(() => expect(dialog.getByText(/^Your report isn’t sent/)).toBeVisible());
      await expect(dialog.getByRole('link', { name: 'Call 112' })).toHaveAttribute(
        'href',
        'tel:112',
      );
    });
    await step('requires a reason', async () => {
      await userEvent.click(dialog.getByRole('button', { name: peopleCopy.report.submit }));
      await expect(await dialog.findByText(peopleCopy.report.required)).toBeVisible();
      await expect(readStorage('iru_hidden')).toBeNull();
    });
    await step('hides the person and opens the next conversation', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: /^They ask for money/ }));
      await userEvent.click(dialog.getByRole('button', { name: peopleCopy.report.submit }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 2, name: 'Divine' })).toBeVisible(),
      );
      await expect(readStorage('iru_hidden')).toMatchObject([
        { id: 's2', kind: 'reported', reason: 'money' },
      ]);
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    });
    await step('restores the conversation', async () => {
      await userEvent.click(
        await undoIn('Your report is saved on this device, and Thierry is hidden.'),
      );
      await waitFor(() => expect(bubbleTexts(canvas)).toEqual(messages.s2));
    });
  },
};

export const UnreadableDevice: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    withStorage({ iru_likes: likes })();
    localStorage.setItem('iru_threads', '{broken');
    localStorage.setItem('iru_msgs', '[[1]]');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(rows(canvas)).toHaveLength(3));
    await userEvent.type(field(canvas), 'Muraho{Enter}');
    await expect(stored()).toEqual(['Muraho']);
    await expect(localStorage.getItem('iru_threads_backup')).toBe('{broken');
    await expect(localStorage.getItem('iru_msgs_backup')).toBe('[[1]]');
  },
};

export const OnPhone: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage(device),
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('shows the list first', async () => {
      await expect(canvas.getByRole('navigation', { name: messagesCopy.list })).toBeVisible();
      await expect(canvas.queryByRole('log')).toBeNull();
    });
    const [, divine] = rows(canvas);
    if (!divine) throw new Error('There are two conversations.');
    await step('replaces the list with a conversation', async () => {
      await userEvent.click(divine);
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 2, name: 'Divine' })).toHaveFocus(),
      );
      await expect(canvas.queryByRole('navigation', { name: messagesCopy.list })).toBeNull();
      await expect(send(canvas).getBoundingClientRect().bottom).toBeLessThanOrEqual(
        window.innerHeight,
      );
    });
    await step('returns to the same row', async () => {
      await userEvent.click(canvas.getByRole('button', { name: messagesCopy.back }));
      await waitFor(() => expect(rows(canvas)[1]).toHaveFocus());
    });
  },
};

function WithBrowserBack() {
  const navigate = useNavigate();
  return (
    <>
      <MessagesPage />
      <button
        type="button"
        data-testid="back"
        className="sr-only"
        aria-label="Back"
        onClick={() => void navigate(-1)}
      />
    </>
  );
}

export const PhoneHistory: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage(device),
  globals: { viewport: { value: 'phone360' } },
  render: () => <WithBrowserBack />,
  play: async ({ canvas, step, userEvent }) => {
    const open = async () => {
      await userEvent.click(rows(canvas)[1] ?? document.body);
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 2, name: 'Divine' })).toHaveFocus(),
      );
    };
    // Clicked without a pointer: it simulates the browser's own button, which takes no focus.
    const browserBack = () => fireEvent.click(canvas.getByTestId('back'));
    await step('returns to the list and to the same row', async () => {
      await open();
      await browserBack();
      await waitFor(() => expect(rows(canvas)[1]).toHaveFocus());
    });
    await step("doesn't reopen the conversation after the page's own back button", async () => {
      await open();
      await userEvent.dblClick(canvas.getByRole('button', { name: messagesCopy.back }));
      await waitFor(() => expect(rows(canvas)[1]).toHaveFocus());
      await browserBack();
      await expect(canvas.queryByRole('log')).toBeNull();
    });
  },
};

/** A conversation opened by its URL doesn't reopen after it was left. */
export const PhoneLinked: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage(device),
  parameters: { path: '/messages?with=s1' },
  globals: { viewport: { value: 'phone360' } },
  render: () => <WithBrowserBack />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messagesCopy.back }));
    await waitFor(() => expect(rows(canvas)[1]).toHaveFocus());
    await fireEvent.click(canvas.getByTestId('back'));
    await expect(canvas.queryByRole('log')).toBeNull();
  },
};

export const PhoneLongTalk: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({ ...device, iru_msgs: { s2: forty } }),
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(rows(canvas)[0] ?? document.body);
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    await expect(belowEnd(log)).toBeLessThanOrEqual(2);
  },
};

export const ClearOfTheCorner: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage(device),
  play: async ({ canvas }) => {
    // The shell's floating button is 24 px from the edge and 56 px wide.
    const clear = document.documentElement.clientWidth - 80;
    await expect(send(canvas).getBoundingClientRect().right).toBeLessThan(clear);
  },
};

export const LogsInFromPrompt: Story = {
  ...LoggedOut,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('shows everything again', async () => {
      await enterDemo(userEvent, 'Continue with the demo account');
      await expect(bubbleTexts(canvas)).toEqual(messages.s2);
      await expect(
        canvas.getByRole('heading', { level: 1, name: messagesCopy.heading }),
      ).toHaveFocus();
      await expect(readStorage('iru_session')).toBe(true);
    });
    await step('shows the prompt when another tab logs out', async () => {
      withStorage({ iru_session: false })();
      await waitFor(() =>
        expect(
          canvas.getByRole('heading', { name: authGateCopy.sections.messages.heading }),
        ).toBeVisible(),
      );
      await expect(readStorage('iru_threads')).toMatchObject(threads);
    });
  },
};

/** A visitor with nothing saved gets no login prompt. */
export const LoggedOutEmpty: Story = {
  ...Empty,
  beforeEach: withStorage({ iru_session: false }),
  tags: ['behaviour'],
};

export const ShowsMore: Story = {
  ...ThousandsOfThreads,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ThousandsOfThreads.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 50 more of 3,950' }));
    await expect(rows(canvas)).toHaveLength(101);
    await expect(rows(canvas)[50]).toHaveFocus();
  },
};
