import { expect, type Page } from 'playwright/test';

interface Translation {
  readonly start: () => void;
  /** The texts that React changed after they were translated, but that the page doesn't show. */
  readonly staleTexts: () => string[];
}

declare global {
  // A property of the global object needs var.
  var pageTranslation: Translation;
}

/** Runs in the page. */
const defineTranslation = () => {
  const UNTRANSLATED = '[translate="no"], script, style, noscript, textarea, svg, font';
  const replaced: { text: Text; original: string; translated: Element }[] = [];

  const translate = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(UNTRANSLATED))
      return;
    const translated = document.createElement('font');
    translated.appendChild(document.createElement('font')).textContent = `«${text.data}»`;
    replaced.push({ text, original: text.data, translated });
    text.replaceWith(translated);
  };
  const translateAll = (root: Node) => {
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };

  globalThis.pageTranslation = {
    start: () => {
      document.documentElement.lang = 'rw';
      document.documentElement.classList.add('translated-ltr');
      translateAll(document.documentElement);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') translateAll(target);
          else addedNodes.forEach(translateAll);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    },
    staleTexts: () =>
      replaced
        .filter(
          ({ text, original, translated }) => translated.isConnected && text.data !== original,
        )
        .map(({ text, original }) => `${original} → ${text.data}`),
  };
};

/**
 * Translates each page that this tab opens as Chrome does: every text node gives way to two nested `font` elements, now and
 * whenever the page changes. The translated text is the original in quotation marks, so that names still find it.
 */
export const translatePages = async (page: Page, when: 'hydrated' | 'parsed'): Promise<void> => {
  await page.addInitScript(defineTranslation);
  await page.addInitScript((start) => {
    if (start === 'parsed')
      document.addEventListener('DOMContentLoaded', () => pageTranslation.start());
    else
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset.ready !== 'true') return;
        observer.disconnect();
        pageTranslation.start();
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] });
  }, when);
};

export const expectNoStaleText = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => pageTranslation.staleTexts())).toEqual([]);
