import { clsx } from 'clsx';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';

export interface CopyTextProps {
  text: string;
  /** The button's label, if it isn't the text. */
  children?: ReactNode;
  className?: string;
}

const messages = { idle: '', copied: 'Copied', refused: 'The browser refused to copy' } as const;

export function CopyText({ text, children, className }: CopyTextProps) {
  const [state, setState] = useState<keyof typeof messages>('idle');
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <button
      type="button"
      title={`Copy ${text}`}
      data-state={state}
      className={clsx(
        'group min-h-8 rounded-sm text-start text-small text-ink hover:bg-sunken',
        className ?? 'inline-flex items-center gap-2 px-2',
      )}
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setState('copied'),
          () => setState('refused'),
        );
      }}
    >
      {children ?? <code className="wrap-anywhere">{text}</code>}
      <Icon
        aria-hidden
        className={clsx('size-3.5 shrink-0', state === 'copied' ? 'text-success' : 'text-ink-soft')}
      />
      <span role="status" className={state === 'refused' ? 'text-danger' : 'sr-only'}>
        {messages[state]}
      </span>
    </button>
  );
}
