// What a visitor does most, in the engines of Firefox and Safari. Chromium has the end-to-end tests.
import { findMatchCopy } from '@iru/features/pages/find-match/copy';
import { messagesCopy } from '@iru/features/pages/messages/copy';
import { pricingCopy } from '@iru/features/pages/pricing/copy';
import { registerCopy } from '@iru/features/pages/register/registration-copy';
import { settingsCopy } from '@iru/features/pages/settings/copy';
import { swipeCopy } from '@iru/features/pages/swipe/copy';
import { userCopy } from '@iru/features/pages/user/copy';
import { signInCopy } from '@iru/features/pages/user/sign-in-copy';
import { assistantCopy } from '@iru/features/assistant/copy';
import { contactCopy } from '@iru/features/pages/contact/copy';
import { meetingToolsCopy } from '@iru/features/parts/meeting/copy';
import { offlineCopy } from '@iru/features/parts/offline/copy';
import { peopleCopy } from '@iru/features/parts/people/copy';
import { purchaseCopy } from '@iru/features/parts/purchase/copy';
import { undoCopy } from '@iru/features/parts/undo/copy';
import { dataCopy } from '@iru/features/parts/your-data/copy';
import { ALL_PATHS, PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';
import { shellCopy } from '@iru/features/shell/copy';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ANSWERS } from '../e2e/support/registration';
import type { Engine } from './engine';
import { launchFirefox } from './firefox';
import { startTestSite } from './test-site';
import { createVisitor, type Visitor } from './visitor';
import { launchWebKit } from './webkit';

const MEMBER = { [KEYS.session]: 'true' };
const PHONE = 360;
const DESKTOP = 1280;
/** Pages of which screenshots are taken, to look at. */
const SCREENSHOTS: readonly string[] = [
  PATHS.home,
  PATHS.findMatch,
  PATHS.meetingGuide,
  PATHS.settings,
  PATHS.swipe,
];
const SPLASH_ENDS = `Promise.allSettled([...document.querySelectorAll('[data-timing=splash]')]
  .flatMap((part) => part.getAnimations({ subtree: true }))
  .map(({ finished }) => finished)).then(() => true)`;
const output = join(import.meta.dirname, '../../../test-results/engines');

const button = (name: string | RegExp) => ({ role: 'button', name });
const heading = (name: string | RegExp) => ({ role: 'heading', name });
const field = (name: string) => ({ selector: `[name="${name}"]` });
const EXIT = { selector: 'header a[data-quick-exit]' };

describe.each([
  ['Firefox', launchFirefox],
  ['WebKitGTK', launchWebKit],
])('%s', (name, launch) => {
  let site: Awaited<ReturnType<typeof startTestSite>>;
  let engine: Engine;
  let visitor: Visitor;

  beforeAll(async () => {
    await mkdir(output, { recursive: true });
    site = await startTestSite();
    engine = await launch();
    visitor = createVisitor(engine, site.url);
  });
  afterAll(async () => {
    await engine.close();
    await site.stop();
  });
  beforeEach(() => visitor.reset(MEMBER));
  afterEach(() => {
    const found = [...site.problems.splice(0), ...engine.warnings.splice(0)];
    expect(found).toEqual([]);
  });

  describe.each(ALL_PATHS)('%s', (path) => {
    it('has a heading, hydrates without a problem, and fits the screen', async () => {
      await visitor.open(path);
      await visitor.see({ selector: 'h1' });
      for (const width of [PHONE, DESKTOP]) {
        await visitor.setWidth(width);
        await visitor.expectValue(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
          0,
        );
        if (!SCREENSHOTS.includes(path)) continue;
        await visitor.evaluate(SPLASH_ENDS);
        await engine.takeScreenshot(join(output, `${name}-${path.slice(1) || 'home'}-${width}`));
      }
    });
  });

  it('registers over six steps', async () => {
    await visitor.open(PATHS.register);
    await visitor.click(button(registerCopy.start));
    for (const [key, value] of Object.entries(ANSWERS)) await visitor.fill(field(key), value);
    for (const key of ['gender', 'status']) {
      await visitor.focus(field(key));
      await visitor.press('ArrowDown');
    }
    for (const step of [2, 3, 4, 5, 6] as const) {
      await visitor.click(button(registerCopy.next));
      await visitor.expectText({ selector: 'h1' }, registerCopy.steps[step].title);
      await visitor.expectFocused({ selector: 'h1' });
    }
    for (const key of ['agreedToTerms', 'agreedToCommunity']) await visitor.click(field(key));
    await visitor.click(button(registerCopy.submit));
    await visitor.see({ role: 'dialog', name: registerCopy.result.title });
  });

  it('names the fields that are wrong, and focuses the list of them', async () => {
    await visitor.open(PATHS.contact);
    await visitor.click(button(contactCopy.form.submit));
    await visitor.expectFocused({ selector: '[data-slot=error-summary]' });
    await visitor.see(heading(contactCopy.form.summary));
    await visitor.click({ role: 'link', name: new RegExp(contactCopy.form.reasons.firstName) });
    await visitor.expectFocused(field('firstName'));
  });

  it('logs in as the demo user, and out', async () => {
    await visitor.reset();
    await visitor.open(PATHS.user);
    await visitor.click(button(/Use Demo|Continue as Demo/));
    await visitor.click(button(/^Yes/));
    await visitor.expectValue(`localStorage.getItem('${KEYS.session}')`, 'true');
    await visitor.open(PATHS.user);
    await visitor.click(button(userCopy.logOut));
    await visitor.expectValue(`localStorage.getItem('${KEYS.session}')`, 'false');
  });

  it('filters by a list and a slider, keeps them over a reload and Back', async () => {
    const count = { selector: 'main [role=status]' };
    await visitor.open(PATHS.findMatch);
    await visitor.choose({ role: 'combobox', name: findMatchCopy.filters.country }, 'Kenya');
    await visitor.expectText(count, 'Showing 2 of 12 profiles');
    await visitor.focus({ role: 'slider', name: findMatchCopy.filters.ageFrom });
    await visitor.press('ArrowRight');
    await visitor.expectAddress(/country=Kenya/);
    await visitor.expectAddress(/ageMin=19/);
    const address = await visitor.evaluate<string>('location.pathname + location.search');
    await visitor.open(address);
    await visitor.expectText(count, 'Showing 2 of 12 profiles');
    await visitor.click({ selector: 'footer a[href="/contact"]' });
    await visitor.expectAddress(/contact$/);
    await visitor.goBack();
    await visitor.expectText(count, 'Showing 2 of 12 profiles');
  });

  it('likes someone and writes to them', async () => {
    await visitor.open(`${PATHS.findMatch}?country=Kenya`);
    await visitor.click(button('Like Brian'));
    await visitor.expectValue(`localStorage.getItem('${KEYS.likes}')?.includes('Brian')`, true);
    await visitor.open(PATHS.messages);
    await visitor.click({
      ...button(/^Brian/),
      in: { role: 'navigation', name: messagesCopy.list },
    });
    await visitor.fill({ role: 'textbox', name: messagesCopy.field('Brian') }, 'Muraho Brian');
    await visitor.press('Enter');
    await visitor.expectText({ role: 'log' }, 'Muraho Brian');
  });

  it('hides someone, and takes it back in the message', async () => {
    await visitor.open(`${PATHS.findMatch}?country=Kenya`);
    await visitor.click(button('More about Brian'));
    await visitor.click(button(peopleCopy.menu.hidden));
    await visitor.expectGone(button('More about Brian'));
    await visitor.click(button(undoCopy.undo));
    await visitor.see(button('More about Brian'));
  });

  it('swipes by button, and undoes it', async () => {
    await visitor.open(PATHS.swipe);
    await visitor.click({ ...button(/^Like/), in: { role: 'group', name: swipeCopy.actions } });
    await visitor.expectText({ role: 'main' }, 'You liked Divine.');
    await visitor.click(button(new RegExp(`^${undoCopy.undo}`)));
    await visitor.expectText({ role: 'main' }, swipeCopy.done.undone('Divine, 24'));
  });

  it('buys coins, and the dialog closes', async () => {
    await visitor.open(PATHS.pricing);
    await visitor.click(button(pricingCopy.bar.buy));
    const dialog = { role: 'dialog', name: purchaseCopy.title };
    await visitor.click({ ...button(/Mobile Money/), in: dialog });
    await visitor.expectGone(dialog);
    await visitor.expectValue(
      `JSON.parse(localStorage.getItem('${KEYS.wallet}')).coinBalance > 0`,
      true,
    );
  });

  it('plans a meeting, and saves nothing of it', async () => {
    const { summary } = meetingToolsCopy;
    await visitor.open(PATHS.meetingGuide);
    const plan = { role: 'region', name: summary.heading };
    await visitor.fill({ role: 'textbox', name: summary.fields.guest, in: plan }, 'Brian');
    await visitor.fill(
      { role: 'textbox', name: summary.fields.place, in: plan },
      'Question Coffee',
    );
    await visitor.expectText(plan, 'Question Coffee');
    await visitor.expectValue(`JSON.stringify(localStorage).includes('Question Coffee')`, false);
  });

  it('votes, and saves settings, over a reload', async () => {
    await visitor.open(PATHS.planDate);
    await visitor.click(button('Vote for Outdoor'));
    await visitor.open(PATHS.planDate);
    await visitor.expectText({ role: 'main' }, /Our date: Outdoor \(1 vote\)/);
    const distance = { role: 'switch', name: /^Show my distance/ };
    await visitor.open(PATHS.settings);
    await visitor.click(distance);
    await visitor.click(button(settingsCopy.privacy.save));
    await visitor.open(PATHS.settings);
    await visitor.see({ selector: '[role=switch][aria-checked=true]' });
  });

  it('exports, erases and imports everything', async () => {
    const likes = [
      { id: 's1', name: 'Divine', age: 24, city: 'Kigali', country: 'Rwanda', image: '' },
    ];
    const file = join(output, `${name}-export.json`);
    await writeFile(
      file,
      JSON.stringify({ kind: 'iru-device-data', format: 1, device: { [KEYS.likes]: likes } }),
    );
    await visitor.reset({ ...MEMBER, [KEYS.likes]: JSON.stringify(likes) });
    await visitor.open(PATHS.user);
    await visitor.click(button(dataCopy.export.action));
    await visitor.expectText({ role: 'main' }, dataCopy.export.done('iru-my-data.json'));
    await visitor.click(button(dataCopy.erase.action));
    await visitor.click({ ...button(dataCopy.erase.confirm.action), in: { role: 'alertdialog' } });
    await visitor.see(heading(signInCopy.heading));
    await visitor.expectValue('Object.keys(localStorage)', [KEYS.erased]);
    await visitor.upload({ selector: 'input[type=file]' }, file);
    await visitor.click({ ...button(dataCopy.import.confirm.add), in: { role: 'alertdialog' } });
    await visitor.expectValue(`localStorage.getItem('${KEYS.likes}')?.includes('Divine')`, true);
  });

  it.each([
    ['the link', () => visitor.click(EXIT)],
    ['three presses of Shift', () => visitor.press('Shift', 'Shift', 'Shift')],
  ])('leaves by %s, and Back shows nothing of the site', async (_way, leave) => {
    await visitor.open(PATHS.aboutUs);
    await visitor.open(PATHS.messages);
    await leave();
    await visitor.expectAddress(/^about:blank$/);
    await visitor.goBack();
    await visitor.expectAddress(/^about:blank$/);
  });

  it('keeps the theme over a reload', async () => {
    await visitor.open(PATHS.aboutUs);
    await visitor.click(button(shellCopy.theme.system));
    await visitor.expectValue('document.documentElement.dataset.theme', 'light');
    await visitor.click(button(shellCopy.theme.light));
    await visitor.open(PATHS.aboutUs);
    await visitor.expectValue('document.documentElement.dataset.theme', 'dark');
  });

  it('opens the menu of a phone by keyboard, and closes it', async () => {
    await visitor.setWidth(PHONE);
    await visitor.open(PATHS.home);
    const open = button(shellCopy.menuOpen);
    const menu = { role: 'navigation', name: shellCopy.navigation };
    await visitor.focus(open);
    await visitor.press('Enter');
    await visitor.see(menu);
    await visitor.press('Escape');
    await visitor.expectGone(menu);
    await visitor.expectFocused(open);
  });

  it('keeps the focus in a dialog, and returns it', async () => {
    await visitor.open(PATHS.meetingGuide);
    const hotel = button(/Kigali Serena Hotel: details/);
    await visitor.focus(hotel);
    await visitor.press('Enter');
    await visitor.see({ role: 'dialog' });
    for (let count = 0; count < 8; count += 1) {
      await visitor.press('Tab');
      await visitor.expectValue(`Boolean(document.activeElement.closest('[role=dialog]'))`, true);
    }
    await visitor.press('Escape');
    await visitor.expectGone({ role: 'dialog' });
    await visitor.expectFocused(hotel);
  });

  it('moves through tabs by arrow keys', async () => {
    await visitor.open(PATHS.dashboard);
    await visitor.focus({ selector: '[role=tab][aria-selected=true]' });
    await visitor.press('ArrowRight');
    await visitor.expectFocused({ selector: '[role=tab]:nth-of-type(2)' });
    await visitor.expectValue(`document.activeElement.ariaSelected`, 'true');
    await visitor.press('End');
    await visitor.expectFocused({ selector: '[role=tab]:last-of-type' });
  });

  it('turns the carousel', async () => {
    await visitor.open(PATHS.home);
    const current = `document.querySelector('[aria-roledescription=slide][data-current]').ariaLabel`;
    await visitor.click(button('Next story'));
    await visitor.expectValue(current, '2 of 3');
    await visitor.click(button('Previous story'));
    await visitor.expectValue(current, '1 of 3');
  });

  it('skips to the content', async () => {
    await visitor.open(PATHS.aboutUs);
    await visitor.press('Tab');
    await visitor.expectFocused({ role: 'link', name: shellCopy.skip });
    await visitor.press('Enter');
    await visitor.expectFocused({ selector: 'main' });
  });

  it('shows the emergency number in the assistant when nothing answers', async () => {
    await visitor.open(PATHS.aboutUs);
    await visitor.click(button(/^Open Iru Assistant/));
    const panel = { role: 'dialog', name: assistantCopy.title };
    await visitor.fill(
      { role: 'textbox', name: assistantCopy.field, in: panel },
      'Where do we meet?',
    );
    await visitor.press('Enter');
    await visitor.see({ ...button(assistantCopy.retry), in: panel });
    await visitor.see({ role: 'link', name: assistantCopy.emergency.call, in: panel });
    await visitor.press('Escape');
    await visitor.expectGone(panel);
  });

  it('changes the language on the same page', async () => {
    await visitor.open(`${PATHS.findMatch}?country=Kenya`);
    await visitor.click({ selector: 'footer a[hreflang=fr]' });
    await visitor.expectAddress(/\/fr\/find-match\?country=Kenya$/);
    await visitor.expectValue('document.documentElement.lang', 'fr');
  });

  it('keeps the safety pages, opens them whatever answers in our place, and removes them when leaving', async () => {
    await visitor.open(PATHS.settings);
    await visitor.click({ role: 'switch', name: offlineCopy.label });
    await visitor.expectText({ role: 'main' }, offlineCopy.on);
    for (const network of ['none', 'portal'] as const) {
      site.connectTo(network);
      await visitor.open(PATHS.meetingGuide);
      await visitor.expectText({ selector: '#root' }, offlineCopy.keptCopy.unreached);
    }
    // What the page still loads while it's left isn't kept any more.
    site.connectTo('site');
    await visitor.click(EXIT);
    await visitor.expectAddress(/^about:blank$/);
    await visitor.reset();
    await visitor.expectValue(
      `Promise.all([caches.keys(), navigator.serviceWorker.getRegistrations()]).then((found) => found.map(({ length }) => length))`,
      [0, 0],
    );
  });

  it('keeps nothing where a network’s sign-in page answers', async () => {
    await visitor.open(PATHS.settings);
    site.connectTo('portal');
    await visitor.click({ role: 'switch', name: offlineCopy.label });
    await visitor.expectText({ role: 'main' }, offlineCopy.problems['captive-portal']);
    site.connectTo('site');
    await visitor.expectValue('caches.keys()', []);
  });

  it('shows the page of an unknown address', async () => {
    await visitor.open('/no-such-page');
    await visitor.click({ role: 'link', name: shellCopy.notFound.home });
    await visitor.expectAddress(/\/$/);
  });

  it('begins a page at its heading, and Back where it was left', async () => {
    await visitor.open(PATHS.aboutUs);
    await visitor.click({ selector: 'footer a[href="/contact"]' });
    await visitor.expectFocused({ selector: 'h1' });
    await visitor.expectValue('window.scrollY', 0);
    await visitor.goBack();
    await visitor.expectAddress(/about-us$/);
    await visitor.expectValue('window.scrollY > 880', true);
  });
});
