/**
 * Enters one value after another into a control of a page, and gives the medians in milliseconds until the value is painted and until the
 * list that follows it is.
 * @param {import('playwright').Page} page @param {string} selector @param {readonly string[]} values
 * @returns {Promise<{ echo: number, list: number }>}
 */
export const timeEntries = (page, selector, values) =>
  page.evaluate(
    async ({ control, texts }) => {
      const field = /** @type {HTMLInputElement} */ (document.querySelector(control));
      const setValue = Reflect.get(
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {},
        'set',
      );
      const painted = () =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      /** @type {number[]} */
      const echoes = [];
      /** @type {number[]} */
      const lists = [];
      for (const text of texts) {
        await painted();
        const start = performance.now();
        setValue?.call(field, text);
        field.dispatchEvent(
          new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
        );
        await painted();
        echoes.push(performance.now() - start);
        // The list is deferred: it may follow some frames later, all of which still answer the keyboard.
        while (document.querySelector('[role="status"][data-pending]')) await painted();
        lists.push(performance.now() - start);
      }
      const middle = (/** @type {number[]} */ times) =>
        times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
      return { echo: middle(echoes), list: middle(lists) };
    },
    { control: selector, texts: values },
  );
