import { findMatchCopy } from '@iru/features/pages/find-match/copy';
import { searchesCopy } from '@iru/features/pages/find-match/searches-copy';
import { meetingBookingCopy } from '@iru/features/pages/meeting-booking/copy';
import { meetingGuideCopy } from '@iru/features/pages/meeting-guide/copy';
import { messagesCopy } from '@iru/features/pages/messages/copy';
import { swipeCopy } from '@iru/features/pages/swipe/copy';
import { signInCopy } from '@iru/features/pages/user/sign-in-copy';
import { meetingToolsCopy } from '@iru/features/parts/meeting/copy';
import { peopleCopy } from '@iru/features/parts/people/copy';
import { purchaseCopy } from '@iru/features/parts/purchase/copy';
import { undoCopy } from '@iru/features/parts/undo/copy';
import { dataCopy } from '@iru/features/parts/your-data/copy';
import { KEYS } from '@iru/features/platform/keys';
import { shellCopy } from '@iru/features/shell/copy';
import type { Locator, Page } from 'playwright/test';

import {
  download,
  expect,
  fillStorage,
  getDecision,
  getHeading,
  MEMBER,
  open,
  PHONE,
  readStored,
  test,
} from '../support/site';

/** After this many Tab key presses an element counts as unreachable. */
const MAX_STOPS = 200;

interface InputMethod {
  readonly activate: (target: Locator) => Promise<void>;
  readonly type: (target: Locator, text: string) => Promise<void>;
}

const byTouch: (page: Page) => InputMethod = () => ({
  activate: (target) => target.tap(),
  type: async (target, text) => {
    await target.tap();
    await target.fill(text);
  },
});

const byKeyboard: (page: Page) => InputMethod = (page) => {
  const hasFocus = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement);
  /** Returns the key for the shorter way. */
  const keyTo = (target: Locator) =>
    target.evaluate((element) => {
      const stops = [
        ...document.querySelectorAll(
          'a[href], button, input, select, textarea, summary, [tabindex="0"]',
        ),
      ];
      const ahead = stops.indexOf(element) - stops.indexOf(document.activeElement ?? document.body);
      return ahead > stops.length / 2 || (ahead < 0 && ahead > -stops.length / 2)
        ? 'Shift+Tab'
        : 'Tab';
    });
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    const key = await keyTo(target);
    for (let stops = 0; !(await hasFocus(target)); stops += 1) {
      expect(stops, `Tab reaches ${target.toString()}`).toBeLessThan(MAX_STOPS);
      await page.keyboard.press(key);
    }
    await expect(target).toBeInViewport();
  };
  return {
    activate: async (target) => {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    type: async (target, text) => {
      await reach(target);
      await target.fill(text);
    },
  };
};

const lightMember = { [KEYS.session]: 'true', [KEYS.theme]: 'light' };
const darkMember = { ...MEMBER, [KEYS.theme]: 'dark' };
const memberBar = (page: Page) => page.getByRole('navigation', { name: shellCopy.sections.label });
const memberLink = (page: Page, name: string) =>
  memberBar(page).getByRole('link', { name: new RegExp(`^${name}`) });

test.describe('a member on a phone', () => {
  test.use(PHONE);

  test('by touch, finds someone by a saved search, likes, writes, saves for later, undoes it, and hides', async ({
    page,
  }) => {
    await fillStorage(page, lightMember);
    const { activate, type } = byTouch(page);
    await open(page, '/find-match?country=Kenya');
    await activate(page.getByRole('button', { name: findMatchCopy.searches.open }));
    await type(page.getByRole('textbox', { name: searchesCopy.field }), 'Nairobi');
    await activate(page.getByRole('button', { name: searchesCopy.save }));
    await expect(page.getByRole('link', { name: 'Nairobi' })).toBeFocused();

    await activate(memberLink(page, 'Discover'));
    // Wait for the page to render: going back earlier would cancel the navigation.
    await expect(getHeading(page, swipeCopy.heading)).toBeFocused();
    await page.goBack();
    await activate(
      page
        .getByRole('list', { name: findMatchCopy.chips.list })
        .getByRole('button', { name: /Kenya/ }),
    );
    await activate(page.getByRole('button', { name: findMatchCopy.searches.open }));
    await activate(page.getByRole('link', { name: 'Nairobi' }));
    await expect(page).toHaveURL('/find-match?country=Kenya');
    await activate(page.getByRole('button', { name: 'Like Brian' }));
    await expect.poll(() => readStored(page, KEYS.likes)).toMatchObject([{ name: 'Brian' }]);

    await activate(memberLink(page, 'Messages'));
    await activate(
      page
        .getByRole('navigation', { name: messagesCopy.list })
        .getByRole('button', { name: /^Brian/ }),
    );
    await type(
      page.getByRole('textbox', { name: 'Message to Brian' }),
      'Habari Brian, shall we walk in Karura?',
    );
    await activate(page.getByRole('button', { name: 'Send', exact: true }));
    await expect(page.getByRole('log')).toContainText('shall we walk in Karura?');

    await open(page, '/find-match?country=Kenya');
    const cards = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Like / }) });
    await expect(cards).toHaveCount(2);
    const other = cards.filter({ hasNot: page.getByRole('button', { name: 'Like Brian' }) });
    await activate(other.getByRole('button', { name: /^More about/ }));
    await activate(other.getByRole('button', { name: peopleCopy.menu.later }));
    await expect(cards).toHaveCount(1);
    await activate(page.getByRole('button', { name: undoCopy.undo }));
    await expect(cards).toHaveCount(2);
    expect(await readStored(page, KEYS.later)).toEqual([]);

    await activate(other.getByRole('button', { name: /^More about/ }));
    await activate(other.getByRole('button', { name: peopleCopy.menu.hidden, exact: true }));
    await expect(cards).toHaveCount(1);
    await expect.poll(() => readStored(page, KEYS.hidden)).toMatchObject([{ kind: 'hidden' }]);
  });

  test('by keyboard, plans a meeting from a conversation', async ({ page }) => {
    await fillStorage(page, darkMember);
    const { activate, type } = byKeyboard(page);
    await open(page, '/messages');
    await activate(
      page
        .getByRole('navigation', { name: messagesCopy.list })
        .getByRole('button', { name: /^Divine/ }),
    );
    await activate(page.getByRole('button', { name: 'More about Divine' }));
    await activate(page.getByRole('button', { name: peopleCopy.menu.plan }));
    await expect(page).toHaveURL('/meeting-guide#plan');
    const plan = page.getByRole('region', { name: meetingToolsCopy.summary.heading });
    const guest = plan.getByLabel(meetingToolsCopy.summary.fields.guest);
    await expect(guest).toHaveValue('Divine');
    await type(plan.getByLabel(meetingToolsCopy.summary.fields.host), 'Eric');
    await type(plan.getByLabel(meetingToolsCopy.summary.fields.place), 'Question Coffee, Gishushu');
    await type(plan.getByLabel('Date'), '2031-06-14');
    await type(plan.getByLabel(meetingToolsCopy.summary.fields.time), '13:00');
    const sheet = page.getByRole('region', { name: 'Meeting Summary' });
    for (const words of [
      'Eric',
      'Divine',
      'Question Coffee, Gishushu',
      'Saturday 14 June 2031, 13:00 in Kigali',
    ]) {
      await expect(sheet).toContainText(words);
    }
    const [name] = await download(page, () =>
      activate(page.getByRole('button', { name: meetingToolsCopy.summary.download })),
    );
    expect(name).toBe('meeting-summary.txt');
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain('Question Coffee');
    const [, entry] = await download(page, () =>
      activate(page.getByRole('button', { name: meetingToolsCopy.summary.calendar })),
    );
    expect(entry.toString()).toContain('\r\nDTSTART:20310614T110000Z\r\n');
    await activate(page.getByRole('main').getByRole('link', { name: meetingGuideCopy.call.book }));
    const form = page.getByRole('form', { name: 'Booking request' });
    await expect(form).toContainText('Meeting with Divine');
    await expect(form).toContainText('14 June 2031');
    await activate(page.getByRole('link', { name: meetingBookingCopy.plan.change }));
    await expect(guest).toHaveValue('Divine');
    await page.reload();
    await expect(guest).toHaveValue('');
  });

  test('by touch, buys coins, spends some, and gets them back', async ({ page }) => {
    await fillStorage(page, lightMember);
    const { activate } = byTouch(page);
    await open(page, '/pricing');
    await activate(page.getByRole('button', { name: 'Buy Popular', exact: true }));
    const method = page
      .getByRole('dialog', { name: purchaseCopy.title })
      .getByRole('button', { name: /^Mobile Money/ });
    await expect(method).toBeVisible();
    const { x, y } = (await method.boundingBox()) ?? { x: 0, y: 0 };
    // A second tap activates nothing behind the closed dialog.
    const tap = () => page.touchscreen.tap(x + 40, y + 20);
    await Promise.all([tap(), tap()]);
    await expect(page.getByText('Coins added').last()).toBeVisible();
    await expect(page.locator('[data-shield]')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/pricing');
    await expect.poll(() => readStored(page, KEYS.wallet)).toMatchObject({ coinBalance: 550 });
    await activate(memberLink(page, 'Discover'));
    await activate(getDecision(page, /^Super Like/));
    await activate(
      page.getByRole('alertdialog').getByRole('button', { name: swipeCopy.ask.action }),
    );
    await expect.poll(() => readStored(page, KEYS.wallet)).toMatchObject({ coinBalance: 520 });
    await page.reload();
    await activate(page.getByRole('button', { name: /^Undo/ }).first());
    await expect.poll(() => readStored(page, KEYS.wallet)).toMatchObject({ coinBalance: 550 });
    await activate(memberLink(page, shellCopy.sections.you));
    await expect(page.getByText('550 coins', { exact: true })).toBeVisible();
  });

  test('by keyboard, sees everything saved on the device, and erases it', async ({ page }) => {
    await fillStorage(page, { ...darkMember, [KEYS.later]: '[{"id":"s3","name":"Sandrine"}]' });
    const { activate } = byKeyboard(page);
    await open(page, '/swipe');
    await activate(memberLink(page, shellCopy.sections.you));
    await activate(page.locator('summary', { hasText: dataCopy.look }));
    await expect(page.getByRole('region', { name: dataCopy.raw })).toContainText('Sandrine');
    await activate(page.getByRole('button', { name: dataCopy.erase.action }));
    const question = page.getByRole('alertdialog', { name: dataCopy.erase.confirm.title });
    await activate(question.getByRole('button', { name: dataCopy.erase.confirm.action }));
    await expect(page.getByText(/^Everything is erased from this device/)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([KEYS.erased]);
    await expect(getHeading(page, signInCopy.heading)).toBeVisible();
    await expect(memberBar(page)).toBeHidden();
  });
});
