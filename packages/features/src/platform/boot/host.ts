/** The parts of the browser that stories replace. */
export type BootHost = Pick<
  typeof globalThis,
  'location' | 'performance' | 'history' | 'addEventListener' | 'BroadcastChannel'
>;

type Area = () => Storage;

/** Returns the result; undefined if the browser refuses. */
export const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};
export const local = () => localStorage;
export const session = () => sessionStorage;
export const read = (area: Area, key: string) => attempt(() => area().getItem(key)) ?? null;
export const write = (area: Area, key: string, text: string) =>
  attempt(() => (area().setItem(key, text), true)) === true;
export const forget = (area: Area, key: string) => attempt(() => area().removeItem(key));

export const visitOf = ({ performance }: BootHost): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];
