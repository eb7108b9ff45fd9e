import { cva as classVarianceAuthority } from 'class-variance-authority';

import { reportMissingStyles } from './report-missing-styles';

if (process.env.NODE_ENV === 'development') reportMissingStyles();

type Variants = Readonly<Record<string, object>>;
type Choices = Readonly<Record<string, string | boolean | null | undefined>>;

/** `cva` with a fallback: an unknown variant, which only untyped code can pass, uses the default. */
export const cva: typeof classVarianceAuthority = (base, config) => {
  const recipe = classVarianceAuthority(base, config);
  const { variants = {} } = (config ?? {}) as { variants?: Variants };
  const isKnown = ([name, value]: [string, Choices[string]]) => {
    const options = variants[name];
    return !options || value === null || String(value) in options;
  };
  return (props) =>
    recipe(
      props &&
        (Object.fromEntries(Object.entries(props as Choices).filter(isKnown)) as typeof props),
    );
};
