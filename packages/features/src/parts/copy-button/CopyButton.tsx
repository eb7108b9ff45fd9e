import { Button, type ButtonProps } from '@iru/ui/button';
import { TextArea } from '@iru/ui/text-area';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

import { copyText } from '../../platform/share';
import { copyButtonCopy as copy } from '#words/parts/copy-button/copy';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** The text to copy. */
  text: string;
  /** The button's label. */
  label: string;
  /** The accessible name of the field with the text. @default 'Text to copy' */
  fieldLabel?: string;
  /** A reason to show the text from the start, to be copied by hand. @default undefined, no field until copying is refused */
  manual?: string;
}

/** Copies a text and confirms it; if the browser refuses, shows the text so it can be copied by hand. */
export function CopyButton({
  text,
  label,
  fieldLabel = copy.text,
  manual,
  ...rest
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  useEffect(() => setOutcome('none'), [text, manual]);
  const press = async () => setOutcome((await copyText(text)) === 'shared' ? 'copied' : 'refused');
  return (
    <>
      <Button variant="secondary" {...rest} onClick={() => void press()}>
        {outcome === 'copied' ? (
          <Check size={20} aria-hidden="true" />
        ) : (
          <Copy size={20} aria-hidden="true" />
        )}
        <span>{label}</span>
      </Button>
      <span role="status" className="self-center text-small text-ink-soft not-empty:basis-full">
        {{ none: manual, copied: copy.copied, refused: copy.refused }[outcome]}
      </span>
      {outcome === 'refused' || manual !== undefined ? (
        <TextArea
          readOnly
          label={fieldLabel}
          value={text}
          rows={4}
          fieldClassName="basis-full"
          // On focus for the keyboard, and on click, because a click sets the caret after focus.
          onFocus={(event) => event.currentTarget.select()}
          onClick={(event) => event.currentTarget.select()}
        />
      ) : null}
    </>
  );
}
