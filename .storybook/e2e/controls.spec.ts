// Every control of the panel, turned once: it changes what is seen, and nothing breaks.
import { entries, expect, test } from './built-storybook';

interface Turned {
  readonly name: string;
  readonly to: string;
  readonly problem: string | undefined;
}

/** The first state of each component and part: the one that its documentation page gives controls. */
const firsts = Object.values(
  Object.fromEntries(
    entries
      .filter(({ type, tags, title }) => type === 'story' && !tags.includes('behaviour') && !title.startsWith('Pages/'))
      .map((entry) => [entry.title, entry] as const)
      .reverse(),
  ),
);

for (const { id, title } of firsts) {
  test(`${title} (${id})`, async ({ reader: { page, takeComplaints } }) => {
    takeComplaints();
    await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=motion:reduce`);
    await page.waitForFunction(() => document.body.classList.contains('sb-show-main'));
    const turned = await page.evaluate(async (storyId) => {
      interface ArgType {
        readonly control?: { readonly type?: string } | string | false;
        readonly options?: readonly unknown[];
      }
      interface Preview {
        readonly currentRender: {
          readonly phase: string;
          readonly story: { readonly argTypes: Record<string, ArgType>; readonly initialArgs: Record<string, unknown> };
        };
        onUpdateArgs: (change: object) => Promise<void>;
        onResetArgs: (change: object) => Promise<void>;
      }
      const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
      const rest = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
      const over = async () => {
        for (let tries = 0; tries < 400 && !['finished', 'errored'].includes(preview.currentRender.phase); tries += 1) await rest();
      };
      /** Everything that can be seen: the markup, and how each element is drawn. */
      const seen = () =>
        [...document.body.querySelectorAll('*')]
          .filter((element) => element.closest('.sb-wrapper, script, style') === null)
          .map((element) => {
            const { top, left, width, height } = element.getBoundingClientRect();
            const field = element as Partial<HTMLInputElement>;
            const attributes = element.getAttributeNames().filter((name) => name !== 'id').map((name) => `${name}=${element.getAttribute(name)}`);
            const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent);
            return [element.tagName, ...attributes, ...own, top, left, width, height, field.value, field.checked, field.disabled].join('|');
          })
          .join('\n');
      await over();
      const { argTypes, initialArgs } = preview.currentRender.story;
      const results: Turned[] = [];
      for (const [name, { control, options }] of Object.entries(argTypes)) {
        const kind = typeof control === 'object' ? control.type : control;
        const initial = initialArgs[name];
        if (!kind || kind === 'object') continue;
        const values =
          kind === 'boolean' ? [initial !== true]
          : options ? options.filter((option) => option !== initial)
          : kind === 'number' || kind === 'range' ? [(Number(initial) || 0) + 1]
          : kind === 'text' ? [`${typeof initial === 'string' ? initial : ''} Muraho`]
          : [];
        const before = seen();
        const changes: { to: string; differs: boolean; broke: boolean }[] = [];
        for (const value of values) {
          await preview.onUpdateArgs({ storyId, updatedArgs: { [name]: value } });
          await rest();
          changes.push({
            to: String(value),
            differs: seen() !== before,
            broke: document.body.classList.contains('sb-show-errordisplay') || preview.currentRender.phase === 'errored',
          });
        }
        await preview.onResetArgs({ storyId, argNames: [name] });
        await rest();
        const broken = changes.find(({ broke }) => broke);
        if (broken) results.push({ name, to: broken.to, problem: 'breaks the story' });
        else if (values.length > 0 && !changes.some(({ differs }) => differs)) results.push({ name, to: values.join(', '), problem: 'changes nothing' });
      }
      return results;
    }, id);
    expect(turned).toEqual([]);
    expect(takeComplaints()).toEqual([]);
  });
}
