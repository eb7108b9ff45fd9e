import { Button, type ButtonProps } from '@iru/ui/button';
import { TextArea } from '@iru/ui/text-area';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

import { copyText } from '../../platform/share';
import { copyButtonCopy as copy } from './copy';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** What is copied. */
  text: string;
  /** The words of the button. */
  label: string;
}

/** Copies a text and says so; where copying is refused, the text stands below to be copied by hand. */
export function CopyButton({ text, label, ...rest }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  useEffect(() => setOutcome('none'), [text]);
  const press = async () => setOutcome((await copyText(text)) === 'shared' ? 'copied' : 'refused');
  return (
    <>
      <Button variant="secondary" {...rest} onClick={() => void press()}>
        {outcome === 'copied' ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
        {label}
      </Button>
      <span role="status" className="self-center text-small text-ink-soft not-empty:basis-full">
        {outcome === 'copied' ? copy.copied : null}
        {outcome === 'refused' ? copy.refused : null}
      </span>
      {outcome === 'refused' ? (
        <TextArea
          readOnly
          label={copy.text}
          value={text}
          rows={4}
          fieldClassName="basis-full"
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
    </>
  );
}
