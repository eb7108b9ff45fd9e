import type { Page } from 'playwright/test';

/** The features of CSS that at least one target of package.json lacks. */
const NEWER_CSS =
  /(?<!\\):(?:has|dir|open|popover-open|view-transition[\w-]*)\b|@property\b|(?<=\d)lh\b|\b(?:subgrid|(?:round|light-dark)\(|rgb\(from|(?:text-wrap|field-sizing|view-transition-name|scrollbar-\w+|scripting):)/g;

/**
 * Removes from Chromium every feature that one of the oldest supported browsers lacks. A newer rule, value or
 * condition of a style sheet gets a name that no browser knows.
 */
export const removeNewerFeatures = async (page: Page): Promise<void> => {
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({
      response,
      // Firefox before 128, which Tailwind recognises by its own properties.
      body: css
        .replaceAll('-moz-orient', 'display')
        .replace(NEWER_CSS, (name) => name.replace(/[\w-]+/, 'newer-$&')),
    });
  });
  await page.addInitScript(() => {
    const remove = (owner: object, ...names: string[]) =>
      names.forEach((name) => Reflect.deleteProperty(owner, name));
    remove(
      globalThis,
      'CloseWatcher',
      'Iterator',
      'navigation',
      'requestIdleCallback',
      'scheduler',
    );
    remove(AbortSignal, 'any');
    remove(Array, 'fromAsync');
    remove(Document.prototype, 'prerendering', 'startViewTransition', 'wasDiscarded');
    remove(Element.prototype, 'checkVisibility', 'moveBefore', 'role', 'startViewTransition');
    remove(HTMLElement.prototype, 'hidePopover', 'popover', 'showPopover', 'togglePopover');
    remove(Intl, 'DurationFormat', 'Segmenter');
    remove(Map, 'groupBy');
    remove(Navigator.prototype, 'connection', 'share', 'storageBuckets', 'userAgentData');
    remove(Object, 'groupBy');
    remove(Promise, 'try', 'withResolvers');
    remove(RegExp, 'escape');
    remove(Set.prototype, 'difference', 'intersection', 'isDisjointFrom', 'isSubsetOf');
    remove(Set.prototype, 'isSupersetOf', 'symmetricDifference', 'union');
    remove(String.prototype, 'isWellFormed', 'toWellFormed');
    remove(URL, 'canParse', 'parse');
    const iterator: object = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    remove(iterator, ...Object.getOwnPropertyNames(iterator));
  });
};
