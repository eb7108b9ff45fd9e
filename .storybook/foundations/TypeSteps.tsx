import type { Token } from '../../packages/ui/src/tokens/read-tokens';
import { TokenFacts } from './TokenFacts';
import { acrossScreens, cssOf, tokensOf } from './tokens-of';

type Step = Extract<Token, { $type: 'typography' }>;

const isStep = (token: Token): token is Step => token.$type === 'typography';
const isOfHeadings = ({ $value }: Step) => $value.fontFamily === '{font.display}';

const weightOf = ({ $value: { fontWeight } }: Step): number => {
  if (typeof fontWeight === 'number') return fontWeight;
  const named = tokensOf('font-weight').find(({ path }) => `{${path}}` === fontWeight);
  return Number(named?.$value);
};

const factsOf = (step: Step): string => {
  const face = isOfHeadings(step) ? 'Fraunces' : 'Figtree';
  const tracking = isOfHeadings(step) ? 'tracking -0.02em' : 'no tracking';
  return [
    acrossScreens(step),
    `line height ${step.$value.lineHeight}`,
    `${face} ${weightOf(step)}`,
    tracking,
  ].join(' · ');
};

export interface TypeStepsProps {
  samples: Readonly<Record<string, string>>;
}

export function TypeSteps({ samples }: TypeStepsProps) {
  return (
    <ul className="grid list-none gap-10 p-0">
      {tokensOf('text')
        .filter(isStep)
        .reverse()
        .map((step) => (
          <li key={step.name} className="grid min-w-0 gap-3 border-t border-line pt-6">
            <p
              className={
                isOfHeadings(step)
                  ? 'm-0 font-display tracking-tight text-balance'
                  : 'm-0 max-w-prose font-text'
              }
              style={{
                fontSize: `var(${step.name})`,
                lineHeight: `var(${step.name}--line-height)`,
                fontWeight: weightOf(step),
              }}
            >
              {samples[step.label]}
            </p>
            <TokenFacts token={step} value={factsOf(step)} copies={[`text-${step.label}`]} />
          </li>
        ))}
    </ul>
  );
}

export interface LettersProps {
  group: 'font' | 'font-weight' | 'leading' | 'tracking';
}

const drawn = {
  font: { property: 'fontFamily', prefix: 'font' },
  'font-weight': { property: 'fontWeight', prefix: 'font' },
  leading: { property: 'lineHeight', prefix: 'leading' },
  tracking: { property: 'letterSpacing', prefix: 'tracking' },
} as const;

export function Letters({ group }: LettersProps) {
  const { property, prefix } = drawn[group];
  return (
    <ul className="grid list-none gap-8 p-0 sm:grid-cols-2">
      {tokensOf(group).map((token) => (
        <li key={token.name} className="grid min-w-0 content-start gap-2">
          <p
            className="m-0 max-w-80 text-lead"
            style={{ [property]: `var(${token.name}, ${cssOf(token)})` }}
          >
            Find something real, and take the time that it needs.
          </p>
          <TokenFacts token={token} value={cssOf(token)} copies={[`${prefix}-${token.label}`]} />
        </li>
      ))}
    </ul>
  );
}

export function TextSizes() {
  return (
    <ul className="grid list-none gap-8 p-0 sm:grid-cols-2">
      {tokensOf('scale').map((token) => {
        const sizes = token.$type === 'number' ? token.$extensions?.['rw.iru'].textSize : undefined;
        const value = [
          `normal ${cssOf(token)}`,
          `large ${sizes?.large}`,
          `larger ${sizes?.larger}`,
        ].join(' · ');
        return (
          <li key={token.name} className="min-w-0">
            <TokenFacts token={token} value={value} />
          </li>
        );
      })}
    </ul>
  );
}
