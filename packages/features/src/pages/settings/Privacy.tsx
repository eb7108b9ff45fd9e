import { Badge } from '@iru/ui/badge';
import { Button } from '@iru/ui/button';
import { Notice } from '@iru/ui/notice';
import { Switch } from '@iru/ui/switch';
import { type FormEvent, useRef, useState } from 'react';

import type { Settings } from '../../persistence/settings';
import { UndoButton } from '../../parts/undo/UndoButton';
import type { WriteOutcome } from '../../platform/storage';
import type { SaveState } from '../../platform/use-store';
import { settingsCopy } from '#words/pages/settings/copy';
import { SWITCHES, useUnsavedSettings } from './unsaved-settings';
import { withEnglish } from '../../parts/language/with-english';
import { settingsCopy as english } from './copy';

const copy = settingsCopy.privacy;

type Shown = Pick<Settings, (typeof SWITCHES)[number]>;

const hintOf = (name: (typeof SWITCHES)[number]) => {
  const { hint } = copy.switches[name];
  return hint && withEnglish(hint, english.privacy.switches[name].hint ?? '');
};

export interface PrivacyProps {
  settings: Settings;
  saveState: SaveState;
  onSave: (changes: Partial<Shown>) => WriteOutcome;
}

/** Four switches that Save saves together; unsaved changes are marked and stay in this tab. */
export function Privacy({ settings, saveState, onSave }: PrivacyProps) {
  const [changes, setChanges] = useUnsavedSettings();
  const [discarded, setDiscarded] = useState<typeof changes>();
  const [status, setStatus] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useState<Exclude<WriteOutcome, 'saved'>>();
  // Another page or tab may have saved the same value: then it is no longer a change.
  const changed = SWITCHES.filter(
    (name) => changes[name] !== undefined && changes[name] !== settings[name],
  );
  const isDirty = changed.length > 0;
  // A refused write is retried automatically; once it succeeds, there is no failure any more.
  const failed = failure !== undefined && saveState === 'unsaved';
  const unchanged = { saved: copy.unchanged, unsaved: copy.notStored }[saveState];

  const save = (event: FormEvent) => {
    event.preventDefault();
    const outcome = onSave(Object.fromEntries(changed.map((name) => [name, changes[name]])));
    if (outcome !== 'saved') {
      setFailure(outcome);
      setStatus('');
      return;
    }
    setChanges({});
    setDiscarded(undefined);
    setFailure(undefined);
    setStatus(copy.saved);
  };

  // The clicked button disappears, so Save beside it takes focus.
  const toSave = () => button.current?.focus();
  const discard = () => {
    toSave();
    setDiscarded(changes);
    setChanges({});
    setFailure(undefined);
    setStatus(copy.discarded);
  };
  const undo = () => {
    toSave();
    if (discarded) setChanges(discarded);
    setStatus('');
  };

  return (
    <form
      noValidate
      aria-labelledby="privacy"
      className="rounded-lg border border-line bg-raised shadow-soft"
      onSubmit={save}
    >
      <div className="p-5 sm:p-7">
        <h2 id="privacy" className="text-heading">
          {copy.heading}
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">{copy.text}</p>
        <ul className="mt-5 divide-y divide-line">
          {SWITCHES.map((name) => (
            <li key={name} className="py-4">
              <Switch
                label={
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <span>{copy.switches[name].label}</span>
                    {changed.includes(name) ? (
                      <Badge variant="warning">{copy.changed}</Badge>
                    ) : null}
                  </span>
                }
                hint={hintOf(name)}
                checked={changes[name] ?? settings[name]}
                onCheckedChange={(checked) => {
                  setChanges({ ...changes, [name]: checked });
                  setDiscarded(undefined);
                  setStatus('');
                }}
              />
            </li>
          ))}
        </ul>
      </div>
      <div
        data-dirty={isDirty ? '' : undefined}
        className="flex flex-wrap items-center gap-3 rounded-b-lg border-t border-line bg-raised px-5 py-4 sm:px-7"
      >
        <Button ref={button} type="submit">
          {copy.save}
        </Button>
        {isDirty ? (
          <Button variant="ghost" onClick={discard}>
            {copy.discard}
          </Button>
        ) : null}
        {discarded && !isDirty ? <UndoButton onUndo={undo} /> : null}
        <p role="status" className="min-w-0 flex-1 basis-40 text-small text-ink-soft">
          {(saveState === 'unsaved' ? '' : status) ||
            (isDirty ? copy.unsaved(changed.length) : unchanged)}
        </p>
        <div role="alert" className="basis-full empty:hidden">
          {failed ? <Notice variant="danger">{copy.failed}</Notice> : null}
        </div>
      </div>
    </form>
  );
}
