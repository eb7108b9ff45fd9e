/** Puts a value in place of a property, own or inherited, and returns the way back. */
export const replaceProperty = (target: object, name: string, value: unknown): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
};

/** Several ways back as one, the last first. */
export const combineCleanups =
  (...ways: readonly (() => void)[]) =>
  (): void =>
    [...ways].reverse().forEach((back) => back());

/** What a visitor may have asked of the device. */
export interface Preferences {
  /** Less motion. @default what the device says */
  readonly reducedMotion?: boolean;
  /** Less data. @default false */
  readonly saveData?: boolean;
  /** How fast the browser takes the link to be. @default '4g' */
  readonly effectiveType?: string;
}

/** Gives the device the preferences of a story and returns the way back. */
export const withPreferences = ({
  reducedMotion,
  saveData = false,
  effectiveType = '4g',
}: Preferences): (() => void) => {
  const real = window.matchMedia.bind(window);
  const asked = (query: string) => {
    if (reducedMotion === undefined || !query.includes('prefers-reduced-motion')) return query;
    return reducedMotion ? 'all' : 'not all';
  };
  return combineCleanups(
    replaceProperty(window, 'matchMedia', (query: string) => real(asked(query))),
    replaceProperty(
      navigator,
      'connection',
      Object.assign(new EventTarget(), { saveData, effectiveType }),
    ),
  );
};
