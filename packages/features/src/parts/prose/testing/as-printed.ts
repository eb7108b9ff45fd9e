const printRules = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => {
    const own = rule instanceof CSSMediaRule && rule.media.mediaText === 'print' ? [rule] : [];
    const holds = rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule;
    return holds ? [...own, ...printRules(rule.cssRules)] : own;
  });

/** Shows the page with the rules of its printed form and returns the way back. */
export const asPrinted = (): (() => void) => {
  const found = [...document.styleSheets].flatMap(({ cssRules }) => printRules(cssRules));
  for (const { media } of found) media.mediaText = 'all';
  return () => {
    for (const { media } of found) media.mediaText = 'print';
  };
};
