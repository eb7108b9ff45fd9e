// Every control of the panel, turned once to each of its values: nothing breaks.
import { BEHAVIOUR } from '../behaviour-tag';
import { entries, expect, test } from './built-storybook';

/** The first state of each component and part: the one that its documentation page gives controls. */
const firsts = Object.values(
  Object.fromEntries(
    entries
      .filter(({ type, tags, title }) => type === 'story' && !tags.includes(BEHAVIOUR) && !title.startsWith('Pages/'))
      .map((entry) => [entry.title, entry] as const)
      .reverse(),
  ),
);

for (const { id, title } of firsts) {
  test(`${title} (${id})`, async ({ reader: { page, takeComplaints } }) => {
    takeComplaints();
    await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=motion:reduce`);
    await page.waitForFunction(() => document.body.classList.contains('sb-show-main'));
    const broken = await page.evaluate(async (storyId) => {
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
      await over();
      const { argTypes, initialArgs } = preview.currentRender.story;
      const broken: string[] = [];
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
        for (const value of values) {
          await preview.onUpdateArgs({ storyId, updatedArgs: { [name]: value } });
          await rest();
          const broke = document.body.classList.contains('sb-show-errordisplay') || preview.currentRender.phase === 'errored';
          if (broke) broken.push(`${name}: ${String(value)}`);
        }
        await preview.onResetArgs({ storyId, argNames: [name] });
        await rest();
      }
      return broken;
    }, id);
    expect(broken).toEqual([]);
    expect(takeComplaints()).toEqual([]);
  });
}
