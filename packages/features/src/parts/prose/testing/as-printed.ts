const printRules = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => {
    const own = rule instanceof CSSMediaRule && rule.media.mediaText === 'print' ? [rule] : [];
    const isGroup = rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule;
    return isGroup ? [...own, ...printRules(rule.cssRules)] : own;
  });

export const asPrinted = (): (() => void) => {
  const found = [...document.styleSheets].flatMap(({ cssRules }) => printRules(cssRules));
  for (const { media } of found) media.mediaText = 'all';
  return () => {
    for (const { media } of found) media.mediaText = 'print';
  };
};
