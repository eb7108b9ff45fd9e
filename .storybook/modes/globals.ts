import type { GlobalTypes } from 'storybook/internal/types';

/** The theme toolbar's third choice: light at the left, dark at the right. */
export const SIDE_BY_SIDE = 'both';

/** The sizes of letters to look at, in per cent: words, because an address gives a bare number back as a number. */
export const TEXT_SIZES = ['size-100', 'size-150', 'size-200'] as const;

/** The directions of writing. */
export const DIRECTIONS = ['ltr', 'rtl'] as const;

/** The choice of the words toolbar that makes each word long. */
export const LONG_WORDS = 'long';

/** The toolbars of the preview; each value is a condition a visitor may be in. */
export const globalTypes = {
  theme: {
    description: 'Colour theme',
    toolbar: {
      title: 'Theme',
      icon: 'circlehollow',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: SIDE_BY_SIDE, title: 'Side by side', icon: 'sidebyside' },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Size of text',
    toolbar: {
      title: 'Text',
      icon: 'zoom',
      items: TEXT_SIZES.map((size) => ({
        value: size,
        title: `Text ${size.replace('size-', '')} %`,
      })),
      dynamicTitle: true,
    },
  },
  words: {
    description: 'Length of words',
    toolbar: {
      title: 'Words',
      icon: 'expandalt',
      items: [
        { value: 'own', title: 'Own words' },
        { value: LONG_WORDS, title: 'Long words' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of writing',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion preference',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'reduce', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
  data: {
    description: 'Data mode',
    toolbar: {
      title: 'Data',
      icon: 'batchdeny',
      items: [
        { value: 'full', title: 'Everything' },
        { value: 'low', title: 'Low-data mode' },
      ],
      dynamicTitle: true,
    },
  },
  network: {
    description: 'Network scenario',
    toolbar: {
      title: 'Network',
      icon: 'lightning',
      items: [
        { value: 'fast', title: 'Fast' },
        { value: 'slow', title: 'Slow (3 s)' },
        { value: 'failing', title: 'Failing (500)' },
        { value: 'offline', title: 'Offline' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies GlobalTypes;

/** `pace` has no toolbar: the bar above a journey chooses it, and an address may (`globals=pace:atOnce`). */
export const initialGlobals = {
  theme: 'light',
  textSize: 'size-100',
  words: 'own',
  direction: 'ltr',
  motion: 'full',
  data: 'full',
  network: 'fast',
  pace: 'reading',
};

/** The widths the product is designed at, in CSS pixels. */
export const viewports = {
  phone320: {
    name: 'Smallest phone 320',
    styles: { width: '320px', height: '640px' },
    type: 'mobile',
  },
  phone360: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  phoneSideways: {
    name: 'Phone held sideways',
    styles: { width: '740px', height: '360px' },
    type: 'mobile',
  },
  tablet768: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop1024: {
    name: 'Laptop 1024',
    styles: { width: '1024px', height: '768px' },
    type: 'desktop',
  },
  desktop1280: {
    name: 'Desktop 1280',
    styles: { width: '1280px', height: '900px' },
    type: 'desktop',
  },
  wide1440: { name: 'Wide 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
