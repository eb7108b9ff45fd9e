import { Button } from '@iru/ui/button';
import { FieldSet } from '@iru/ui/field';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

import { checkPhoto, PHOTO_TYPES, type PhotoFault } from './photo-rules';
import { registerCopy } from '#words/pages/register/registration-copy';

const { photo: copy, fields } = registerCopy;

/** Returns an object URL for a picture; revokes it when the picture changes or the component unmounts. */
const useObjectUrl = (blob: Blob | null): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [blob]);
  return url;
};

export interface PhotoFieldProps {
  /** The photo that was chosen. */
  photo: Blob | null;
  /** Called with a valid photo, or null to remove it. */
  onPhoto: (photo: Blob | null) => void;
}

/** The profile photo with its preview; the file stays on the device (REG-5). */
export function PhotoField({ photo, onPhoto }: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choices = useRef(0);
  const [fault, setFault] = useState<PhotoFault>();
  const [announcement, setAnnouncement] = useState('');
  const url = useObjectUrl(photo);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    choices.current += 1;
    const choice = choices.current;
    const check = await checkPhoto(file);
    // Reading is asynchronous: ignore an earlier choice.
    if (choice !== choices.current) return;
    setFault(check.ok ? undefined : check.fault);
    setAnnouncement(check.ok ? copy.chosen : '');
    if (check.ok) onPhoto(check.photo);
  };

  const remove = () => {
    choices.current += 1;
    setAnnouncement(copy.removed);
    onPhoto(null);
    input.current?.focus();
  };

  return (
    <FieldSet legend={fields.profilePhoto} hint={copy.hint} id={id}>
      <div className="flex flex-wrap items-center gap-5">
        <div className="grid size-28 shrink-0 place-items-center overflow-hidden rounded-lg border border-line bg-sunken">
          {url ? (
            <img
              src={url}
              alt={copy.alt}
              className="size-full object-cover"
              onError={() => {
                setFault('unreadable');
                setAnnouncement('');
                onPhoto(null);
              }}
            />
          ) : (
            <ImagePlus aria-hidden="true" className="size-8 text-ink-soft" />
          )}
        </div>
        <div className="grid justify-items-start gap-2">
          <label
            className={
              'relative inline-flex min-h-11 items-center rounded-full border border-edge bg-surface px-6 py-2 ' +
              'font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
              'has-focus-visible:outline-ring no-has:focus-within:outline-2'
            }
          >
            <span>{photo ? copy.change : copy.choose}</span>
            <input
              ref={input}
              type="file"
              accept={PHOTO_TYPES.join(',')}
              aria-invalid={fault ? true : undefined}
              aria-describedby={`${id}-hint ${id}-status`}
              className="absolute inset-0 size-full cursor-pointer rounded-full opacity-0"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                void choose(file);
                // Lets the visitor choose the same file again after it was rejected.
                event.target.value = '';
              }}
            />
          </label>
          {photo ? (
            <Button variant="ghost" className="-ms-2 px-4" onClick={remove}>
              <Trash2 aria-hidden="true" className="size-5" />
              <span>{copy.remove}</span>
            </Button>
          ) : null}
        </div>
      </div>
      <p
        id={`${id}-status`}
        role="status"
        data-fault={fault}
        className="mt-3 text-small font-semibold empty:mt-0 data-fault:text-danger"
      >
        {fault ? copy.faults[fault] : announcement}
      </p>
    </FieldSet>
  );
}
