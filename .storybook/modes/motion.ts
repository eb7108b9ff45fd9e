const QUERY = '(prefers-reduced-motion: reduce)';
const UNASKED = /\(prefers-reduced-motion:\s*no-preference\)/g;
const ASKED = /\(prefers-reduced-motion:\s*reduce\)/g;

/** Every rule of a style sheet that depends on the preference, at any depth. */
const rulesOfMotion = (list: CSSRuleList): CSSMediaRule[] =>
  [...list].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion')
      ? [rule]
      : []),
    ...(rule instanceof CSSGroupingRule ? rulesOfMotion(rule.cssRules) : []),
  ]);

/** Lets the styles of the page follow the toolbar, and returns the way back. */
const askStyles = () => {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesOfMotion(sheet.cssRules));
  const texts = rules.map(({ media }) => media.mediaText);
  for (const { media } of rules) {
    media.mediaText = media.mediaText
      .replace(ASKED, '(min-width: 0)')
      .replace(UNASKED, '(max-width: 0)');
  }
  return () => {
    for (const [index, { media }] of rules.entries()) media.mediaText = texts[index] ?? '';
  };
};

/** Makes page and styles believe that the visitor asked for less motion, as the device would say it, and returns the way back. */
export const askForLessMotion = () => {
  const real = window.matchMedia;
  const askedStyles = askStyles();
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
    askedStyles();
  };
};
