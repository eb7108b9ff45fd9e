import type { Token } from '../../packages/ui/src/tokens/read-tokens';
import { CopyText } from './CopyText';

export interface TokenFactsProps {
  /** The token. */
  token: Token;
  /** What it comes to, in words or figures. */
  value: string;
  /** The classes or properties that a press copies. @default the custom property */
  copies?: readonly string[];
}

/** The name of a token, its value, its purpose, and what to write for it. */
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
