import { VenetianMask } from 'lucide-react';

import { TokenFacts } from './TokenFacts';
import { cssOf, tokensOf } from './tokens-of';

export function InFront() {
  const [blur] = tokensOf('blur');
  const [drop] = tokensOf('drop-shadow');
  if (!blur || !drop) throw new Error('tokens.json has a blur and a shadow that follows a shape.');
  return (
    <ul className="grid list-none gap-x-8 gap-y-10 p-0 sm:grid-cols-2">
      <li className="grid min-w-0 content-start gap-4">
        <div className="relative h-24 overflow-hidden rounded-md border border-line bg-surface px-4">
          <p className="m-0 font-display text-title" aria-hidden="true">
            Behind the header
            <br />
            Behind the header
            <br />
            Below the header
          </p>
          <div className="absolute inset-x-0 top-0 h-14 border-b border-line bg-canvas/50 backdrop-blur-md" />
        </div>
        <TokenFacts token={blur} value={cssOf(blur)} copies={['blur-md', 'backdrop-blur-md']} />
      </li>
      <li className="grid min-w-0 content-start gap-4">
        <div className="grid h-24 place-items-center rounded-md bg-mask text-on-mask">
          <VenetianMask aria-hidden className="size-14 drop-shadow-lg" />
        </div>
        <TokenFacts token={drop} value={cssOf(drop)} copies={['drop-shadow-lg']} />
      </li>
    </ul>
  );
}

export function LayerStack() {
  const layers = [...tokensOf('layer')].reverse();
  return (
    <ol className="m-0 list-none p-0" aria-label="Layers from the top to the bottom">
      {layers.map((token, depth) => (
        <li
          key={token.name}
          className="relative -mb-3 max-w-form rounded-md border border-edge bg-raised p-4 pb-6 shadow-soft"
          style={{ marginInlineStart: `${depth * 3}%`, zIndex: layers.length - depth }}
        >
          <div className="flex gap-4">
            <b aria-hidden="true" className="font-display text-heading text-primary tabular-nums">
              {cssOf(token)}
            </b>
            <TokenFacts
              token={token}
              value={`z-index: ${cssOf(token)}`}
              copies={[`z-(${token.name})`]}
            />
          </div>
        </li>
      ))}
      <li
        className="relative max-w-form rounded-md border border-line bg-sunken p-4 pt-8 text-small text-ink-soft"
        style={{ marginInlineStart: `${layers.length * 3}%` }}
      >
        The page
      </li>
    </ol>
  );
}
