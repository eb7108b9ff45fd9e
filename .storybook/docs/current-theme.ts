import { addons } from 'storybook/preview-api';

interface GlobalsEvent {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The theme of the toolbar. Storybook re-renders documentation pages when it changes. */
export const currentTheme = (): 'light' | 'dark' => {
  const channel = addons.getChannel();
  const [event] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as [
    GlobalsEvent?,
  ];
  return event?.globals['theme'] === 'dark' ? 'dark' : 'light';
};
