const QUERY = '(prefers-reduced-motion: reduce)';

/** Makes the page believe that the visitor asked for less motion, as the device would say it, and returns the way back. */
export const askForLessMotion = () => {
  const real = window.matchMedia;
  window.matchMedia = (query) => {
    const list = real.call(window, query);
    if (query !== QUERY) return list;
    return new Proxy(list, {
      get: (target, name) => {
        if (name === 'matches') return true;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return () => {
    window.matchMedia = real;
  };
};
