/** The widths at which labels are checked, in CSS pixels: from the smallest phone to a large screen. */
const WIDTHS = [320, 360, 768, 1280, 1440, 1920];

/** What has a label: buttons, tabs, chips, badges and the choices of a form. */
const LABELLED = 'button, summary, label, [role=button], [role=tab], :is(a, span)[data-variant]';

/**
 * Returns the words that break inside on a button, tab, chip, badge or choice at any of the widths, each with its width. A word
 * of more than 24 letters may break: it's longer than any in our texts. So may an e-mail address.
 * @param {import('playwright/test').Page} page
 * @returns {Promise<readonly string[]>}
 */
export const brokenLabels = async (page) => {
  const before = page.viewportSize();
  /** @type {string[]} */
  const found = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const words = await page.evaluate((selector) => {
      const range = document.createRange();
      /** @param {Node} text */
      const brokenIn = (text) =>
        [...(text.textContent ?? '').matchAll(/(?<![\p{L}@.])\p{L}{2,24}(?![\p{L}@])/gu)].flatMap(
          ({ 0: word, index }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const [first, ...rest] = range.getClientRects();
            return rest.some(({ top }) => first && top >= first.bottom - 1) ? [word] : [];
          },
        );
      return [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .flatMap((element) => {
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const broken = [];
          while (texts.nextNode()) broken.push(...brokenIn(texts.currentNode));
          return broken.map((word) => `${word} in ${element.outerHTML.slice(0, 120)}`);
        });
    }, LABELLED);
    found.push(...words.map((word) => `${width} px: ${word}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
};
