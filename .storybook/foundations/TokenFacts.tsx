import { useState } from 'react';
import { uses } from 'virtual:foundation-facts';

import type { Token } from '../../packages/ui/src/tokens/read-tokens';
import { CopyText } from './CopyText';

const plural = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
const shortened = (path: string) =>
  path.replace(/^(?:packages\/)?(ui|features|apps\/site)\/src\//, '$1: ');

/** How often the product uses a token, and where. */
function TokenUses({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const places = Object.entries(uses[name] ?? {}).sort(([, a], [, b]) => b - a);
  const count = places.reduce((sum, [, times]) => sum + times, 0);
  return (
    <details
      className="text-small text-ink-soft"
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className="py-1">{`${plural(count, 'use')} in ${plural(places.length, 'file')}`}</summary>
      {isOpen ? (
        <ul
          className="max-h-48 list-none overflow-auto p-0 wrap-anywhere"
          tabIndex={0}
          aria-label={`Files that use ${name}`}
        >
          {places.map(([path, times]) => (
            <li key={path}>{times > 1 ? `${shortened(path)} (${times})` : shortened(path)}</li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}

export interface TokenFactsProps {
  /** The token. */
  token: Token;
  /** What it comes to, in words or figures. */
  value: string;
  /** The classes or properties that a press copies. @default the custom property */
  copies?: readonly string[];
}

/** The name of a token, its value, its purpose, its uses, and what to write for it. */
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
      <TokenUses name={token.name} />
    </div>
  );
}
