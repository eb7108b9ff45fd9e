import axe from 'axe-core';
import { page } from 'vitest/browser';

/** In CSS pixels: the smallest phone. */
const NARROW = { width: 320, height: 640 };

/** In milliseconds: how long a component that measures itself may take after a resize. */
const SETTLES = 500;

const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

export interface Look {
  readonly globals: Record<string, unknown>;
  readonly parameters: Record<string, unknown>;
}

interface AxeParameters {
  readonly config?: { readonly rules?: { id: string; enabled?: boolean }[] };
  readonly options?: axe.RunOptions;
  readonly disable?: boolean;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const findings = async (
  look: string,
  { config, options }: AxeParameters,
  runOnly?: string[],
): Promise<string[]> => {
  const own = (config?.rules ?? []).flatMap(({ id, enabled }) =>
    enabled === undefined ? [] : [[id, { enabled }] as const],
  );
  // Landmarks belong to a page; a story is often a part of one.
  const rules: axe.RuleObject = {
    ...options?.rules,
    region: { enabled: false },
    ...Object.fromEntries(own),
  };
  const asked = runOnly?.filter((id) => rules[id]?.enabled !== false);
  if (asked?.length === 0) return [];
  const { violations } = await axe.run(document.body, {
    ...options,
    ...(asked ? { runOnly: asked } : { rules }),
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${look}: ${id} (${help}) ${html.slice(0, 200)}`),
  );
};

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/**
 * Checks that the rendered story doesn't scroll sideways at 320 px and, `withAxe`, runs axe there in the other theme; a story
 * that sets its own width keeps it. Throws the findings. The accessibility addon checks the story's own theme and width, and
 * the test addon sets the width again for the next story.
 */
export const lookElsewhere = async (
  { globals, parameters }: Look,
  { withAxe }: { readonly withAxe: boolean },
): Promise<void> => {
  const a11y = (parameters['a11y'] ?? {}) as AxeParameters;
  if (a11y.disable) return;
  const { dataset } = document.documentElement;
  const own = dataset['theme'] ?? 'light';
  const other = own === 'dark' ? 'light' : 'dark';
  const keepsWidth = (globals['viewport'] as { value?: string } | undefined)?.value !== undefined;
  const found: string[] = [];
  if (withAxe) dataset['theme'] = other;
  if (!keepsWidth) await page.viewport(NARROW.width, NARROW.height);
  await nextFrame();
  if (!keepsWidth) {
    for (const end = performance.now() + SETTLES; overflow() > 0 && performance.now() < end;)
      await nextFrame();
    if (overflow() > 0) found.push(`320 px: the page scrolls sideways by ${overflow()} px`);
  }
  if (withAxe) {
    // Animations start again after the accessibility addon's check, which pauses them; a fade-in would hide its text from axe.
    for (const animation of document.getAnimations()) animation.finish();
    found.push(
      ...(keepsWidth
        ? await findings(other, a11y, RULES_OF_COLOUR)
        : await findings(`${other}, 320 px`, a11y)),
    );
  }
  dataset['theme'] = own;
  if (found.length > 0) throw new Error(`The state does not hold everywhere:\n${found.join('\n')}`);
};
