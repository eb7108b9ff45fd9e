import type { Token } from '../../packages/ui/src/tokens/read-tokens';
import { CopyText } from './CopyText';

export interface TokenFactsProps {
  token: Token;
  value: string;
  /** The classes or properties that a click copies. @default the custom property */
  copies?: readonly string[];
}

export function TokenFacts({ token, value, copies = [`var(${token.name})`] }: TokenFactsProps) {
  return (
    <div className="min-w-0">
      <b className="block text-small wrap-anywhere">{token.name}</b>
      <span className="block text-small wrap-anywhere text-ink-soft">{value}</span>
      <p className="m-0 mt-1 text-small">{token.$description}</p>
      <div className="mt-1 -ml-2 flex flex-wrap">
        {copies.map((text) => (
          <CopyText key={text} text={text} />
        ))}
      </div>
    </div>
  );
}
