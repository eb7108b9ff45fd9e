// What every component guarantees: one root that takes ref, className and rest props, and a first render that works without
// a browser or inline styles (which the content policy blocks).
import { fireEvent, render } from '@testing-library/react';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const noop = () => undefined;
const picture = { src: '/a.webp', alt: 'A', width: 48, height: 60 };
const items = [
  { value: 'a', label: 'A', heading: 'A', content: 'One' },
  { value: 'b', label: 'B', heading: 'B', content: 'Two' },
];
const home = { href: '/', label: 'Home' };
const renderLink = (link: { href: string }) => createElement('a', link);
const specimens: Record<string, Record<string, unknown>> = {
  accordion: { items },
  'alert-dialog': {
    open: true,
    title: 'T',
    description: 'D',
    cancelLabel: 'No',
    actionLabel: 'Yes',
    onAction: noop,
  },
  avatar: { name: 'Aline', alt: 'Aline' },
  'back-to-top': { visible: true, label: 'Up' },
  badge: { children: 'New' },
  'bar-button': { label: 'L' },
  'navigation-bar': { label: 'Main', items: [{ ...home, icon: null }], renderLink },
  breadcrumb: { label: 'Breadcrumb', items: [home], renderLink },
  button: { children: 'Go' },
  card: { children: 'Hi' },
  carousel: { slides: [{ id: 'a', content: 'One' }] },
  'chat-bubble': { author: 'user', speaker: 'You', children: 'Hi' },
  checkbox: { label: 'L' },
  'checkbox-group': { legend: 'L', options: items },
  'coin-keypad': {
    label: 'Keypad',
    mode: 'coins',
    onModeChange: noop,
    value: '0',
    unit: 'coins',
    result: '0 RWF',
    onKey: noop,
  },
  details: { summary: 'S' },
  dialog: { open: true, title: 'T', description: 'D', closeLabel: 'Close' },
  disclosure: { children: 'C' },
  'drag-handle': { label: 'L', lifted: false, onKey: () => false },
  'empty-state': { title: 'Nothing' },
  'error-summary': { heading: 'H', errors: [{ fieldId: 'a', message: 'M' }] },
  'fact-table': { caption: 'C', columns: ['A'], rows: [{ id: 'a', cells: ['A'] }] },
  field: { label: 'L', children: (control: object) => createElement('input', control) },
  'floating-button': { label: 'L' },
  'hotel-modal': {
    open: true,
    hotel: { name: 'Serena', address: 'KN 3', phone: '+1', notes: 'Central', link: '/' },
  },
  'icon-button': { label: 'L' },
  'labelled-icon-button': { icon: 'I', children: 'L' },
  'text-link': { href: '/', children: 'Home' },
  'list-button': { children: 'L' },
  logo: {},
  'map-pin': { label: 'L', number: 1 },
  'media-frame': { poster: picture, sources: [], load: false },
  menu: { label: 'M', listLabel: 'L', items: [{ id: 'a', label: 'A' }], onSelect: noop },
  motif: {},
  'native-select': { label: 'L', options: items },
  'navigation-drawer': {
    label: 'L',
    openLabel: 'O',
    closeLabel: 'C',
    open: false,
    onOpenChange: noop,
  },
  notice: { children: 'N' },
  'password-field': {
    label: 'L',
    autoComplete: 'current-password',
    showLabel: 'Show',
    hideLabel: 'Hide',
  },
  'percent-bars': { bars: [{ id: 'a', label: 'A', percent: 50, value: '50%' }] },
  portrait: picture,
  'profile-card': {
    person: { name: 'Aline', age: 27, city: 'Kigali', country: 'Rwanda' },
    picture,
    liked: false,
    onLikedChange: noop,
    comments: [],
    onComment: noop,
    shareLinks: [],
    onShare: () => false,
    onCopyLink: noop,
    onWave: noop,
    onConnect: noop,
  },
  'profile-card/blurred': {
    picture,
    heading: 'H',
    meta: 'M',
    link: createElement('a', { href: '/register' }, 'Sign up'),
  },
  'profile-card/skeleton': {},
  prose: { children: 'Text' },
  'radio-group': { legend: 'L', options: items },
  'range-slider': { legend: 'L', min: 18, max: 60, formatValue: String },
  section: { heading: 'H' },
  skeleton: {},
  slider: { label: 'L', min: 0, max: 9, formatValue: String },
  splash: {},
  'star-rating': { legend: 'L', starLabel: (stars: number) => `${stars}` },
  stat: { value: '1', label: 'L' },
  stepper: { label: 'L', steps: ['A'], current: 1, progressText: 'Step 1 of 1', doneLabel: 'done' },
  switch: { label: 'L' },
  tabs: { label: 'L', items },
  'text-area': { label: 'L' },
  'text-button': { children: 'L' },
  'text-field': { label: 'L' },
  thumbnail: { ...picture, caption: 'C', actionLabel: 'A' },
  toaster: { label: 'L', closeLabel: 'C' },
  'toggle-button': { pressed: false, children: 'L' },
  'hydration-notice': { queued: 'K', again: 'G', failed: 'L' },
};

/** A tooltip wraps its child; its content exists only while open. */
const WITHOUT_ROOT = ['tooltip'];

/** These render at the end of the document. */
const PORTALS = ['alert-dialog', 'dialog', 'hotel-modal'];
const BUTTONS =
  'accordion bar-button button floating-button icon-button labelled-icon-button list-button map-pin switch text-button thumbnail toggle-button';
const CONTROLS =
  'checkbox checkbox-group field native-select password-field radio-group range-slider slider text-area star-rating text-field';
const all = Object.keys(specimens);

const modules = import.meta.glob<object>(
  ['./components/*/*.tsx', '!**/*.{handbook,stories,test}.tsx'],
  { eager: true },
);
const components: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(modules));
const toPascalCase = (name: string) =>
  name.replaceAll(/(?:^|[-/])(\w)/g, (_, letter: string) => letter.toUpperCase());

const textNodes = (parent: Node = document.body): ChildNode[] =>
  [...parent.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE ? [node] : textNodes(node),
  );

const build = (name: string, more: object = {}): ReactElement =>
  createElement(components[toPascalCase(name)] as ComponentType<object>, {
    ...specimens[name],
    ...more,
  });

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = noop;
      unobserve = noop;
      disconnect = noop;
    },
  );
  Element.prototype.scrollTo = noop;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

describe.each(all)('%s', (name) => {
  it('passes ref, className and rest props to one element', () => {
    let root: Element | null = null;
    const ref = (element: Element | null) => {
      root ??= element;
    };
    const { container } = render(
      build(name, { ref, className: 'placed-here', 'data-witness': 'yes' }),
    );
    const marked = document.querySelectorAll('[data-witness="yes"]');
    expect(marked).toHaveLength(1);
    expect(root).toBe(marked[0]);
    expect(marked[0]?.classList.contains('placed-here')).toBe(true);
    expect(container.contains(marked[0] ?? null)).toBe(!PORTALS.includes(name));
  });

  it('shows a new text after a browser has translated the old one', () => {
    const { rerender } = render(build(name));
    const shown = Object.entries(specimens[name] ?? {}).filter(([, value]) =>
      textNodes().some(({ textContent }) => textContent === value),
    );
    for (const text of textNodes()) {
      const translated = document.createElement('font');
      translated.textContent = 'translated';
      text.replaceWith(translated);
    }
    const next = Object.fromEntries(shown.map(([prop, value]) => [prop, `${String(value)} new`]));
    rerender(build(name, next));
    for (const value of Object.values(next)) expect(document.body.textContent).toContain(value);
  });

  it('renders without a browser and without inline styles', () => {
    expect(renderToString(build(name))).not.toMatch(/ style="/);
  });
});

it.each(BUTTONS.split(' '))('%s is activated once while Enter is held down', (name) => {
  const button = render(build(name)).container.querySelector('button');
  if (!button) throw new Error('There’s no button.');
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(button, { key: 'Tab', repeat: true })).toBe(true);
});

it.each(CONTROLS.split(' '))('%s is described by its hint and its error', (name) => {
  const { container } = render(build(name, { hint: 'Help', error: 'Wrong' }));
  const ids = container.querySelector('[aria-describedby]')?.getAttribute('aria-describedby');
  const texts = ids?.split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['Help', 'Wrong']);
  expect(container.querySelector('[aria-invalid="true"]')).not.toBeNull();
});

describe('the list of components', () => {
  it('is complete', () => {
    const folders = new Set(Object.keys(modules).map((path) => path.split('/')[2] ?? ''));
    expect(folders.size).toBeGreaterThan(40);
    const tested = new Set([...all, ...WITHOUT_ROOT]);
    expect([...folders].filter((folder) => !tested.has(folder))).toEqual([]);
  });
});
