// Proves LANG-1.
import { registerCopy } from '@iru/features/pages/register/registration-copy';
import { ALL_PATHS, PATHS } from '@iru/features/paths';
import type { Page } from 'playwright/test';

import { fillRegistration } from '../support/registration';
import { expect, open, test } from '../support/site';
import { expectNoStaleText, translatePages } from '../support/translate';

const PAGES_PER_TEST = 9;

/**
 * Uses each control within an element once, and those of every dialog that opens. Returns how many it used.
 */
const operateEveryControl = (page: Page, within: 'body' | 'main'): Promise<number> =>
  page.evaluate(async (root) => {
    const CONTROLS =
      'button:not([disabled]), summary, [role="tab"], input:not([type="file"], [disabled]), select:not([disabled]), textarea';
    const { pathname } = location;
    const used = new Set<string>();
    const dialog = () =>
      [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].findLast(
        (element) => element.checkVisibility(),
      );
    const nameOf = (element: Element) =>
      [
        element.closest('[role$="dialog"]') ? 'dialog' : 'page',
        element.tagName,
        element.getAttribute('name'),
        element.getAttribute('value'),
        element.getAttribute('aria-label') ?? element.textContent,
      ].join(' ');
    const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
      field.focus();
      document.execCommand('selectAll');
      document.execCommand('insertText', false, text);
    };
    const operate = (element: Element) => {
      if (element instanceof HTMLSelectElement) {
        element.selectedIndex = element.options.length - 1;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (
        element instanceof HTMLTextAreaElement ||
        (element instanceof HTMLInputElement &&
          /text|search|email|tel|password|number/.test(element.type))
      ) {
        type(element, element.type === 'number' ? '3' : 'Ineza');
      } else (element as HTMLElement).click();
    };
    window.print = () => {};
    let idle = 0;
    for (let turn = 0; turn < 150; turn += 1) {
      const scope = dialog() ?? document.querySelector(root) ?? document.body;
      const control = [...scope.querySelectorAll(CONTROLS)].find(
        (element) => element.checkVisibility() && !used.has(nameOf(element)),
      );
      if (control) {
        idle = 0;
        used.add(nameOf(control));
        operate(control);
      } else if (!scope.matches('[role$="dialog"]')) {
        // A dialog may still be loading.
        idle += 1;
        if (idle > 20) break;
      } else
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
        );
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (location.pathname !== pathname) {
        const isBack = new Promise((resolve) =>
          addEventListener('popstate', resolve, { once: true }),
        );
        history.back();
        await isBack;
      }
    }
    return used.size;
  }, within);

const expectEveryControlWorks = async (
  page: Page,
  paths: readonly string[],
  within: 'body' | 'main',
) => {
  let used = 0;
  for (const path of paths) {
    await open(page, path);
    used += await operateEveryControl(page, within);
    await expectNoStaleText(page);
    await expect(page.locator('h1'), path).toHaveCount(1);
  }
  expect(used).toBeGreaterThan(4 * paths.length);
};

test.beforeEach(async ({ page, pageErrors }) => {
  // React renders a part again that was translated before it hydrated, and says so.
  pageErrors.allow(/React error #418/);
  await page.addInitScript(() => localStorage.setItem('iru_session', 'true'));
  await page.route('**/api/chat', (route) =>
    route.fulfill({ json: { response: 'Coins are on /pricing.', topics: ['Coins'] } }),
  );
});

test.describe('translated and changed by extensions before it is ready', () => {
  test.beforeEach(async ({ page }) => {
    await translatePages(page, 'parsed');
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.setAttribute('data-extension', 'installed');
        document.body.setAttribute('cz-shortcut-listen', 'true');
        for (const field of document.querySelectorAll('form, input, textarea'))
          field.setAttribute('data-extension', 'seen');
        for (const field of document.querySelectorAll('input, textarea'))
          field.after(document.createElement('extension-icon'));
        document.body.append(document.createElement('extension-root'));
      }),
    );
  });

  test('every control works at pages with a form, a long text and a dialog', async ({ page }) => {
    await expectEveryControlWorks(page, [PATHS.contact, PATHS.legal, PATHS.pricing], 'main');
  });
});

test.describe('translated once it is ready', () => {
  test.beforeEach(({ page }) => translatePages(page, 'hydrated'));

  test('every control of the header, the footer and the assistant works', async ({ page }) => {
    await expectEveryControlWorks(page, [PATHS.preview], 'body');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectEveryControlWorks(page, [PATHS.preview], 'body');
  });

  for (let first = 0; first < ALL_PATHS.length; first += PAGES_PER_TEST) {
    const paths = ALL_PATHS.slice(first, first + PAGES_PER_TEST);
    test(`every control works at ${paths.join(', ')}`, async ({ page }) => {
      test.slow();
      await expectEveryControlWorks(page, paths, 'main');
    });
  }

  test('a search can be changed', async ({ page }) => {
    for (const path of [PATHS.legal, PATHS.helpCenter]) {
      await open(page, path);
      for (const [query, hit] of [
        ['money', 'money'],
        ['money refund', 'refund'],
        ['refund', 'refund'],
      ] as const) {
        await page.getByRole('searchbox').fill(query);
        await expect(page.locator('mark', { hasText: hit }).first()).toBeVisible();
        await expectNoStaleText(page);
      }
    }
  });

  test('the registration can be completed', async ({ page }) => {
    await open(page, PATHS.register);
    await page.getByRole('button', { name: registerCopy.start }).click();
    await page.getByRole('button', { name: registerCopy.date.open }).click();
    await page.getByRole('combobox', { name: 'Choose the Year' }).selectOption('1995');
    await expectNoStaleText(page);
    await page.keyboard.press('Escape');
    await fillRegistration(page);
    for (const step of [2, 3, 4, 5, 6] as const) {
      await page.getByRole('button', { name: registerCopy.next }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        registerCopy.steps[step].title,
      );
      await expectNoStaleText(page);
    }
    await page.getByLabel(registerCopy.fields.agreedToTerms).check();
    await page.getByLabel(registerCopy.fields.agreedToCommunity).check();
    await page.getByRole('button', { name: registerCopy.submit }).click();
    const result = page.getByRole('dialog', { name: registerCopy.result.title });
    await result.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aline');
    await expectNoStaleText(page);
  });

  test('pages follow each other, back and forward', async ({ page }) => {
    await open(page, PATHS.findMatch);
    for (const path of [PATHS.preview, PATHS.home]) {
      await page.locator(`header a[href="${path}"]`).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(path);
    }
    await page.goBack();
    await page.goBack();
    await page.goForward();
    await expect(page).toHaveURL(PATHS.preview);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoStaleText(page);
  });
});
