import source from '../../packages/ui/src/tokens/tokens.json?url';

export function SourceLink() {
  return (
    <p className="mt-12 max-w-form border-t border-line pt-4 text-small text-ink-soft">
      Changed in <code>packages/ui/src/tokens/tokens.json</code>, then <code>npm run tokens</code>.
      The same file, in the format of the Design Tokens Community Group, is for design tools:{' '}
      <a href={source} download="iru-tokens.json" className="text-primary underline">
        download the tokens
      </a>
      .
    </p>
  );
}
