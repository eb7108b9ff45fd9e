import { tmpdir } from 'node:os';

import { type ElementHandle, type KeyInput, launch } from 'puppeteer-core';

import { findOnPath } from '../../../scripts/lib/chromium.mjs';
import { type Engine, HEIGHT } from './engine';

export const launchFirefox = async (): Promise<Engine> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findOnPath(['firefox-esr', 'firefox']),
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // Exported files go to the temporary folder.
      'browser.download.folderList': 2,
      'browser.download.dir': tmpdir(),
      'intl.accept_languages': 'en-GB',
    },
  });
  const warnings: string[] = [];
  const openTab = async () => {
    const tab = await browser.newPage();
    await tab.setViewport({ width: 1280, height: HEIGHT });
    tab.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) warnings.push(message.text());
    });
    return tab;
  };
  let page = await openTab();
  const find = async (expression: string) => {
    const element = (await page.evaluateHandle(expression)).asElement();
    if (!element) throw new Error(`No element: ${expression}`);
    // The expressions return elements, never other nodes.
    return element as ElementHandle<Element>;
  };
  return {
    reset: async () => {
      // Only a new tab has the focus for sure, without which keys press no button.
      const last = page;
      page = await openTab();
      await last.close();
    },
    goTo: async (url) => void (await page.goto(url)),
    goBack: async () => void (await page.goBack().catch(() => undefined)),
    setWidth: (width) => page.setViewport({ width, height: HEIGHT }),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: async (expression) => (await find(expression)).click(),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key satisfies KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    upload: async (expression, path) => {
      await ((await find(expression)) as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    takeScreenshot: async (path) => void (await page.screenshot({ path: `${path}.png` as const })),
    warnings,
    close: () => browser.close(),
  };
};
