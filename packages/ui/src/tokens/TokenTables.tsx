import { contrast, EDGE_PAIRS, readColours, readTokens, TEXT_PAIRS } from './read-tokens';
import css from './tokens.css?raw';

const colours = readColours(css);

/** Every colour role in both themes, with its value. */
export function ColourTable() {
  return (
    <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {Object.keys(colours.light).map((role) => (
        <div key={role} className="flex items-center gap-3 rounded-md border border-line p-2">
          {(['light', 'dark'] as const).map((theme) => (
            <span
              key={theme}
              data-theme={theme}
              className="size-10 shrink-0 rounded-sm border border-edge"
              style={{ background: colours[theme][role] }}
            />
          ))}
          <span className="min-w-0 text-small">
            <b className="block">{role}</b>
            {colours.light[role]} · {colours.dark[role]}
          </span>
        </div>
      ))}
    </div>
  );
}

const pairs = { text: TEXT_PAIRS, edges: EDGE_PAIRS };

export interface ContrastTableProps {
  /** Text on its ground, or edges and rings. */
  kind: keyof typeof pairs;
}

/** The contrast of every pair that the components use, computed from the tokens in both themes. */
export function ContrastTable({ kind }: ContrastTableProps) {
  return (
    <ul className="grid list-none gap-x-8 p-0 sm:grid-cols-2">
      {pairs[kind].map(([front, ground]) => (
        <li key={`${front}-${ground}`} className="flex justify-between border-b border-line py-1 text-small">
          <span>{`${front} / ${ground}`}</span>
          <span className="tabular-nums">
            {(['light', 'dark'] as const)
              .map((theme) => contrast(colours[theme][front] ?? '#000000', colours[theme][ground] ?? '#000000').toFixed(1))
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

const tokenName = (namespace: string, name: string) => [namespace, name].join('-');
const pixels = (count: number) => [count, 'px'].join(' ');

const stepsOf = (namespace: string) =>
  Object.entries(readTokens(css, namespace)).filter(([name]) => !name.includes('--') && name !== '*');

/** The steps that headings are set in; every other one is text. */
const OF_HEADINGS = new Set(['title', 'heading', 'display', 'hero']);

export interface TypeTableProps {
  /** The sentence that each step is set in. */
  sample: string;
}

/** The steps of the type scale, each in the face, the size and the line height that it has on the site. */
export function TypeTable({ sample }: TypeTableProps) {
  return (
    <dl className="grid gap-6">
      {stepsOf('text').map(([name, value]) => (
        <div key={name} className="border-b border-line pb-4">
          <dt className="text-small font-semibold">
            {tokenName('text', name)} <span className="font-normal text-ink-soft">{value}</span>
          </dt>
          <dd
            className={OF_HEADINGS.has(name) ? 'm-0 font-display font-semibold tracking-tight' : 'm-0'}
            style={{ fontSize: `var(--text-${name})`, lineHeight: `var(--text-${name}--line-height)` }}
          >
            {sample}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How a token of each namespace is drawn. */
const drawings = {
  radius: (name: string) => <div className="h-20 w-28 border border-edge bg-sunken" style={{ borderRadius: `var(--radius-${name})` }} />,
  shadow: (name: string) => <div className="h-20 w-28 rounded-md bg-raised" style={{ boxShadow: `var(--shadow-${name})` }} />,
  breakpoint: (name: string) => (
    <div className="h-3 max-w-full rounded-full bg-primary" style={{ inlineSize: `calc(${readTokens(css, 'breakpoint')[name]} / 2)` }} />
  ),
  container: (name: string) => (
    <div className="h-3 max-w-full rounded-full bg-accent" style={{ inlineSize: `calc(${readTokens(css, 'container')[name]} / 2)` }} />
  ),
};

export interface ScaleTableProps {
  /** The namespace of the tokens. */
  namespace: keyof typeof drawings;
}

/** The tokens of one namespace, drawn, with their values; widths are drawn at half their size. */
export function ScaleTable({ namespace }: ScaleTableProps) {
  return (
    <dl className="flex flex-wrap gap-6">
      {stepsOf(namespace).map(([name, value]) => (
        <div key={name} className="grid min-w-0 gap-2 p-2">
          <dd className="order-first m-0">{drawings[namespace](name)}</dd>
          <dt className="max-w-80 text-small font-semibold">
            {tokenName(namespace, name)} <span className="block font-normal text-ink-soft">{value}</span>
          </dt>
        </div>
      ))}
    </dl>
  );
}

/** In steps of 4 px, as the classes count them: `gap-3` is 12 px. */
const SPACES = [1, 2, 3, 4, 6, 8, 12, 16];

/** The steps of space that the layouts are made of, drawn. */
export function SpaceTable() {
  return (
    <dl className="grid gap-3">
      {SPACES.map((step) => (
        <div key={step} className="flex items-center gap-4">
          <dt className="w-28 text-small font-semibold">
            {step} <span className="font-normal text-ink-soft">{pixels(step * 4)}</span>
          </dt>
          <dd className="m-0 h-4 bg-primary" style={{ inlineSize: step * 4 }} />
        </div>
      ))}
    </dl>
  );
}

/** The durations by their purpose. */
const DURATIONS = { fast: 'a colour under the finger', base: 'what comes and goes', slow: 'what moves across the screen' };

/** The three durations, each of which moves a mark when the pointer or the focus comes to it. */
export function MotionTable() {
  return (
    <ul className="grid list-none gap-4 p-0">
      {Object.entries(DURATIONS).map(([name, purpose]) => (
        <li key={name}>
          <button type="button" aria-label={tokenName('duration', name)} className="group grid w-full max-w-form gap-2 rounded-md border border-line bg-surface p-3 text-start text-small">
            <span>
              <b>{tokenName('duration', name)}</b> <span className="text-ink-soft">{purpose}</span>
            </span>
            <span className="block h-4 rounded-full bg-sunken">
              <span
                className="block size-4 rounded-full bg-primary transition-transform ease-out group-hover:translate-x-60 group-focus:translate-x-60"
                style={{ transitionDuration: `var(--duration-${name})` }}
              />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
