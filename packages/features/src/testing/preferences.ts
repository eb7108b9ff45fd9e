export const replaceProperty = (target: object, name: string, value: unknown): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
};

export const combineCleanups =
  (...ways: readonly (() => void)[]) =>
  (): void =>
    [...ways].reverse().forEach((back) => back());

export interface Preferences {
  /** Reduced motion. @default the device's setting */
  readonly reducedMotion?: boolean;
  /** Reduced data. @default false */
  readonly saveData?: boolean;
  /** The effective connection type. @default '4g' */
  readonly effectiveType?: string;
}

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
