import axe from 'axe-core';
import { page } from 'vitest/browser';

/** In CSS pixels: what stories are shown at, and the smallest phone. */
const WIDE = { width: 1200, height: 900 };
const NARROW = { width: 320, height: 640 };

/** The rules that a theme can break; everything else is the same in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

interface Look {
  readonly globals: Record<string, unknown>;
  readonly parameters: Record<string, unknown>;
}

interface AxeParameters {
  readonly config?: { readonly rules?: { id: string; enabled?: boolean }[] };
  readonly options?: axe.RunOptions;
  readonly disable?: boolean;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Everything that axe finds in the look of this moment, a line each. */
const findings = async (look: string, { config, options }: AxeParameters, runOnly?: string[]): Promise<string[]> => {
  axe.reset();
  // Landmarks belong to a page; a story is often a part of one.
  axe.configure({ rules: [{ id: 'region', enabled: false }, ...(config?.rules ?? [])] });
  const off = new Set((config?.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id));
  const rules = runOnly?.filter((id) => !off.has(id));
  if (rules?.length === 0) return [];
  const { violations } = await axe.run(document.body, { ...options, ...(rules ? { runOnly: rules } : {}) });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${look}: ${id} (${help}) ${html.slice(0, 200)}`));
};

/** Looks at a state that stands on the screen in the other theme and at 320 px, and throws what it finds there. */
export const lookEverywhere = async ({ globals, parameters }: Look): Promise<void> => {
  const a11y = (parameters['a11y'] ?? {}) as AxeParameters;
  if (a11y.disable) return;
  const { dataset } = document.documentElement;
  const own = dataset['theme'] ?? 'light';
  const other = own === 'dark' ? 'light' : 'dark';
  const ownWidth = (globals['viewport'] as { value?: string } | undefined)?.value !== undefined;
  const found: string[] = [];
  const inTheOtherTheme = async (width: string) => {
    dataset['theme'] = other;
    await nextFrame();
    found.push(...(await findings(`${other}, ${width}`, a11y, RULES_OF_COLOUR)));
    dataset['theme'] = own;
  };
  await inTheOtherTheme('own width');
  if (!ownWidth) {
    await page.viewport(NARROW.width, NARROW.height);
    await nextFrame();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`320 px: the page scrolls sideways (${scrollWidth} px wide)`);
    found.push(...(await findings(`${own}, 320 px`, a11y)));
    await inTheOtherTheme('320 px');
    await page.viewport(WIDE.width, WIDE.height);
  }
  if (found.length > 0) throw new Error(`The state does not hold everywhere:\n${found.join('\n')}`);
};
