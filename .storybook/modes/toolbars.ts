import { setDataMode, startDataMode } from '@iru/features/persistence/data-mode';
import { LANGUAGE_CODES, LANGUAGES as names } from '@iru/features/domain/languages';
import type { GlobalTypes } from 'storybook/internal/types';

import { changeLanguage, defaultLanguage, language } from './language';

type ToolbarConfig = Exclude<GlobalTypes[string]['toolbar'], undefined>;

const toolbar = (title: string, icon: ToolbarConfig['icon'], items: ToolbarConfig['items']) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

export const globalTypes: GlobalTypes = {
  language: toolbar('Language', 'globe', [
    ...LANGUAGE_CODES.map((value) => ({ value, title: names[value] })),
    { value: 'qps', title: 'Longer by half' },
  ]),
  theme: toolbar('Theme', 'circlehollow', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
  ]),
  textSize: toolbar('Text size', 'zoom', [
    { value: 'size-100', title: '100 %' },
    { value: 'size-150', title: '150 %' },
    { value: 'size-200', title: '200 %' },
  ]),
  direction: toolbar('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  data: toolbar('Data', 'batchdeny', [
    { value: 'full', title: 'Full data' },
    { value: 'low', title: 'Low data' },
  ]),
  network: toolbar('Network', 'lightning', [
    { value: 'fast', title: 'Fast' },
    { value: 'slow', title: 'Slow (3 s)' },
    { value: 'failing', title: 'Failing (500)' },
    { value: 'offline', title: 'Offline' },
  ]),
};

export const initialGlobals = {
  language: defaultLanguage,
  // As the manager does.
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  textSize: 'size-100',
  direction: 'ltr',
  data: 'full',
  network: 'fast',
};

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The widths we design for, in CSS pixels. */
export const viewports = {
  phone320: viewport('Smallest phone', 320, 640),
  phone360: viewport('Phone', 360, 740),
  phoneSideways: viewport('Phone held sideways', 740, 360),
  tablet768: viewport('Tablet', 768, 1024),
  laptop1024: viewport('Laptop', 1024, 768),
  desktop1280: viewport('Desktop', 1280, 900),
  wide1440: viewport('Wide', 1440, 900),
};

export const applyToolbars = ({
  language: chosen,
  theme,
  textSize,
  direction,
  data,
}: Readonly<Record<string, unknown>>): (() => void) => {
  const root = document.documentElement;
  if (typeof chosen === 'string' && chosen !== language) changeLanguage(chosen);
  root.lang = language === 'qps' ? 'en' : language;
  root.dataset['theme'] = theme === 'dark' ? 'dark' : 'light';
  root.dataset['letters'] = String(textSize);
  root.dir = direction === 'rtl' ? 'rtl' : 'ltr';
  if (data === 'low') setDataMode('low');
  return startDataMode();
};
