// What every component guarantees: one root that takes ref, className and rest props, and a first render that works without
// a browser or inline styles (which the content policy blocks).
import { cleanup, render } from '@testing-library/react';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { Accordion } from './components/accordion/Accordion';
import { AlertDialog } from './components/alert-dialog/AlertDialog';
import { Avatar } from './components/avatar/Avatar';
import { BackToTop } from './components/back-to-top/BackToTop';
import { Badge } from './components/badge/Badge';
import { BarButton } from './components/bar-button/BarButton';
import { Breadcrumb } from './components/breadcrumb/Breadcrumb';
import { Button } from './components/button/Button';
import { Card } from './components/card/Card';
import { Carousel } from './components/carousel/Carousel';
import { ChatBubble } from './components/chat-bubble/ChatBubble';
import { Checkbox } from './components/checkbox/Checkbox';
import { CheckboxGroup } from './components/checkbox-group/CheckboxGroup';
import { CoinKeypad } from './components/coin-keypad/CoinKeypad';
import { Details } from './components/details/Details';
import { Dialog } from './components/dialog/Dialog';
import { Disclosure } from './components/disclosure/Disclosure';
import { DragHandle } from './components/drag-handle/DragHandle';
import { EmptyState } from './components/empty-state/EmptyState';
import { ErrorSummary } from './components/error-summary/ErrorSummary';
import { FactTable } from './components/fact-table/FactTable';
import { Field } from './components/field/Field';
import { FloatingButton } from './components/floating-button/FloatingButton';
import { HotelModal } from './components/hotel-modal/HotelModal';
import { IconButton } from './components/icon-button/IconButton';
import { LabelledIconButton } from './components/labelled-icon-button/LabelledIconButton';
import { TextLink } from './components/text-link/TextLink';
import { ListButton } from './components/list-button/ListButton';
import { Logo } from './components/logo/Logo';
import { MapPin } from './components/map-pin/MapPin';
import { MediaFrame } from './components/media-frame/MediaFrame';
import { Menu } from './components/menu/Menu';
import { Motif } from './components/motif/Motif';
import { NativeSelect } from './components/native-select/NativeSelect';
import { NavigationBar } from './components/navigation-bar/NavigationBar';
import { NavigationDrawer } from './components/navigation-drawer/NavigationDrawer';
import { Notice } from './components/notice/Notice';
import { PasswordField } from './components/password-field/PasswordField';
import { PercentBars } from './components/percent-bars/PercentBars';
import { Portrait } from './components/portrait/Portrait';
import { ProfileCard } from './components/profile-card/ProfileCard';
import { ProfileCardBlurred } from './components/profile-card/ProfileCardBlurred';
import { ProfileCardSkeleton } from './components/profile-card/ProfileCardSkeleton';
import { Prose } from './components/prose/Prose';
import { RadioGroup } from './components/radio-group/RadioGroup';
import { RangeSlider } from './components/range-slider/RangeSlider';
import { Section } from './components/section/Section';
import { Skeleton } from './components/skeleton/Skeleton';
import { Slider } from './components/slider/Slider';
import { Splash } from './components/splash/Splash';
import { StarRating } from './components/star-rating/StarRating';
import { Stat } from './components/stat/Stat';
import { Stepper } from './components/stepper/Stepper';
import { Switch } from './components/switch/Switch';
import { Tabs } from './components/tabs/Tabs';
import { TextArea } from './components/text-area/TextArea';
import { TextButton } from './components/text-button/TextButton';
import { TextField } from './components/text-field/TextField';
import { Thumbnail } from './components/thumbnail/Thumbnail';
import { Toaster } from './components/toaster/Toaster';
import { ToggleButton } from './components/toggle-button/ToggleButton';
import { HydrationNotice } from './components/hydration-notice/HydrationNotice';

const noop = () => undefined;
const picture = { src: '/a.webp', alt: 'A', width: 48, height: 60 };
const items = [
  { value: 'a', label: 'A', heading: 'A', content: 'One' },
  { value: 'b', label: 'B', heading: 'B', content: 'Two' },
];
const hotel = {
  name: 'Serena',
  address: 'KN 3',
  phone: '+250 1',
  notes: 'Central',
  link: 'https://hotel.example',
};

/** A component with its required props; `portal` if it renders at the end of the document. */
interface Specimen {
  readonly of: unknown;
  readonly props: Record<string, unknown>;
  readonly portal?: true;
}

const specimens: Record<string, Specimen> = {
  accordion: { of: Accordion, props: { items } },
  'alert-dialog': {
    of: AlertDialog,
    props: {
      open: true,
      title: 'T',
      description: 'D',
      cancelLabel: 'No',
      actionLabel: 'Yes',
      onAction: noop,
    },
    portal: true,
  },
  avatar: { of: Avatar, props: { name: 'Aline', alt: 'Aline' } },
  'back-to-top': { of: BackToTop, props: { visible: true, label: 'Up' } },
  badge: { of: Badge, props: { children: 'New' } },
  'bar-button': { of: BarButton, props: { label: 'L' } },
  'navigation-bar': {
    of: NavigationBar,
    props: {
      label: 'Main',
      items: [{ href: '/', label: 'Home', icon: null }],
      renderLink: (link: { href: string }) => createElement('a', link),
    },
  },
  breadcrumb: {
    of: Breadcrumb,
    props: {
      label: 'Breadcrumb',
      items: [{ href: '/', label: 'Home' }],
      renderLink: (link: { href: string }) => createElement('a', link),
    },
  },
  button: { of: Button, props: { children: 'Go' } },
  card: { of: Card, props: { children: 'Hi' } },
  carousel: {
    of: Carousel,
    props: {
      slides: [{ id: 'a', content: 'One' }],
      labels: {
        region: 'R',
        regionRole: 'carousel',
        slideRole: 'slide',
        slide: () => '1 of 1',
        stop: 'S',
        start: 'S',
        previous: 'P',
        next: 'N',
      },
    },
  },
  'chat-bubble': { of: ChatBubble, props: { author: 'user', speaker: 'You', children: 'Hi' } },
  checkbox: { of: Checkbox, props: { label: 'L' } },
  'checkbox-group': { of: CheckboxGroup, props: { legend: 'L', options: items } },
  'coin-keypad': {
    of: CoinKeypad,
    props: {
      label: 'Keypad',
      labels: {
        mode: 'M',
        modes: { coins: 'Coins', rwf: 'RWF' },
        display: 'D',
        point: 'Point',
        backspace: 'Backspace',
        clear: 'Clear',
      },
      mode: 'coins',
      onModeChange: noop,
      value: '0',
      unit: 'coins',
      result: '0 RWF',
      onKey: noop,
    },
  },
  details: { of: Details, props: { summary: 'S' } },
  dialog: {
    of: Dialog,
    props: { open: true, title: 'T', description: 'D', closeLabel: 'Close' },
    portal: true,
  },
  disclosure: { of: Disclosure, props: { children: 'C' } },
  'drag-handle': { of: DragHandle, props: { label: 'L', lifted: false, onKey: () => false } },
  'empty-state': { of: EmptyState, props: { title: 'Nothing' } },
  'error-summary': {
    of: ErrorSummary,
    props: { heading: 'H', errors: [{ fieldId: 'a', message: 'M' }] },
  },
  'fact-table': {
    of: FactTable,
    props: { caption: 'C', columns: ['A'], rows: [{ id: 'a', cells: ['A'] }] },
  },
  field: {
    of: Field,
    props: { label: 'L', children: (control: object) => createElement('input', control) },
  },
  'floating-button': { of: FloatingButton, props: { label: 'L' } },
  'hotel-modal': {
    of: HotelModal,
    props: {
      open: true,
      hotel,
      labels: {
        address: 'A',
        phone: 'P',
        notes: 'N',
        openPage: 'O',
        newTab: '(new tab)',
        close: 'Close',
      },
    },
    portal: true,
  },
  'icon-button': { of: IconButton, props: { label: 'L' } },
  'labelled-icon-button': { of: LabelledIconButton, props: { icon: 'I', children: 'L' } },
  'text-link': { of: TextLink, props: { href: '/', children: 'Home' } },
  'list-button': { of: ListButton, props: { children: 'L' } },
  logo: { of: Logo, props: {} },
  'map-pin': { of: MapPin, props: { label: 'L', number: 1 } },
  'media-frame': {
    of: MediaFrame,
    props: { poster: picture, sources: [], load: false, labels: { play: 'Play', pause: 'Pause' } },
  },
  menu: {
    of: Menu,
    props: { label: 'M', listLabel: 'L', items: [{ id: 'a', label: 'A' }], onSelect: noop },
  },
  motif: { of: Motif, props: {} },
  'native-select': { of: NativeSelect, props: { label: 'L', options: items } },
  'navigation-drawer': {
    of: NavigationDrawer,
    props: { label: 'L', openLabel: 'O', closeLabel: 'C', open: false, onOpenChange: noop },
  },
  notice: { of: Notice, props: { children: 'N' } },
  'password-field': {
    of: PasswordField,
    props: { label: 'L', autoComplete: 'current-password', showLabel: 'Show', hideLabel: 'Hide' },
  },
  'percent-bars': {
    of: PercentBars,
    props: { bars: [{ id: 'a', label: 'A', percent: 50, value: '50%' }] },
  },
  portrait: { of: Portrait, props: picture },
  'profile-card': {
    of: ProfileCard,
    props: {
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
      labels: {},
    },
  },
  'profile-card/blurred': {
    of: ProfileCardBlurred,
    props: {
      picture,
      heading: 'H',
      meta: 'M',
      link: createElement('a', { href: '/register' }, 'Sign up'),
    },
  },
  'profile-card/skeleton': { of: ProfileCardSkeleton, props: {} },
  prose: { of: Prose, props: { children: 'Text' } },
  'radio-group': { of: RadioGroup, props: { legend: 'L', options: items } },
  'range-slider': {
    of: RangeSlider,
    props: {
      legend: 'L',
      min: 18,
      max: 60,
      labels: { from: 'From', to: 'To' },
      formatValue: String,
    },
  },
  section: { of: Section, props: { heading: 'H' } },
  skeleton: { of: Skeleton, props: {} },
  slider: { of: Slider, props: { label: 'L', min: 0, max: 9, formatValue: String } },
  splash: { of: Splash, props: {} },
  'star-rating': {
    of: StarRating,
    props: { legend: 'L', starLabel: (stars: number) => `${stars}` },
  },
  stat: { of: Stat, props: { value: '1', label: 'L' } },
  stepper: {
    of: Stepper,
    props: { label: 'L', steps: ['A'], current: 1, progressText: 'Step 1 of 1', doneLabel: 'done' },
  },
  switch: { of: Switch, props: { label: 'L' } },
  tabs: { of: Tabs, props: { label: 'L', items } },
  'text-area': { of: TextArea, props: { label: 'L' } },
  'text-button': { of: TextButton, props: { children: 'L' } },
  'text-field': { of: TextField, props: { label: 'L' } },
  thumbnail: { of: Thumbnail, props: { ...picture, caption: 'C', actionLabel: 'A' } },
  toaster: { of: Toaster, props: { label: 'L', closeLabel: 'C' } },
  'toggle-button': { of: ToggleButton, props: { pressed: false, children: 'L' } },
  'hydration-notice': { of: HydrationNotice, props: { queued: 'K', again: 'G', failed: 'L' } },
};

const WITHOUT_ROOT = { tooltip: 'wraps its child; its content exists only while open' };

const textNodes = (): Text[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
};

const build = ({ of, props }: Specimen, more: object = {}): ReactElement =>
  createElement(of as ComponentType<object>, { ...props, ...more });

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = noop;
      unobserve = noop;
      disconnect = noop;
    },
  );
  Element.prototype.scrollTo = noop;
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: noop,
    removeEventListener: noop,
  }));
});
afterEach(cleanup);

describe.each(Object.entries(specimens))('%s', (_name, specimen) => {
  it('passes ref, className and rest props to one element', () => {
    let root: Element | null = null;
    const ref = (element: Element | null) => {
      root ??= element;
    };
    const { container } = render(
      build(specimen, { ref, className: 'placed-here', 'data-witness': 'yes' }),
    );
    const marked = document.querySelectorAll('[data-witness="yes"]');
    expect(marked).toHaveLength(1);
    expect(root).toBe(marked[0]);
    expect(marked[0]?.classList.contains('placed-here')).toBe(true);
    expect(container.contains(marked[0] ?? null)).toBe(!specimen.portal);
  });

  it('shows a new text after a browser has translated the old one', () => {
    const { rerender } = render(build(specimen));
    const shown = Object.entries(specimen.props).filter(([, value]) =>
      textNodes().some(({ data }) => data === value),
    );
    for (const text of textNodes()) {
      const translated = document.createElement('font');
      translated.textContent = 'translated';
      text.replaceWith(translated);
    }
    const next = shown.map(([name, value]) => [name, `${String(value)} new`] as const);
    rerender(build(specimen, Object.fromEntries(next)));
    for (const [, value] of next) expect(document.body.textContent).toContain(value);
  });

  it('renders without a browser and without inline styles', () => {
    expect(renderToString(build(specimen))).not.toMatch(/ style="/);
  });
});

describe('the list of components', () => {
  it('is complete', () => {
    const folders = new Set(
      Object.keys(import.meta.glob('./components/*/*.tsx')).map((path) => path.split('/')[2] ?? ''),
    );
    expect(folders.size).toBeGreaterThan(40);
    const missing = [...folders].filter((name) => !(name in specimens) && !(name in WITHOUT_ROOT));
    expect(missing).toEqual([]);
  });
});
