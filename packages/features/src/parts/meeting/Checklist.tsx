import { Button } from '@iru/ui/button';
import { Checkbox } from '@iru/ui/checkbox';
import { clsx } from 'clsx';
import { Printer, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';

import { UndoButton } from '../undo/UndoButton';
import { meetingToolsCopy } from '#words/parts/meeting/copy';
import { CHECKLIST_POINTS } from './checklist-points';
import { printOnly } from './print-only';
import { PrintFooter, PrintHead } from './PrintFrame';

const copy = meetingToolsCopy.checklist;

export interface ChecklistProps {
  /** The heading level. @default 2 */
  headingLevel?: 2 | 3;
}

/** Five boxes to tick before a first meeting, with print and reset buttons (MEET-1). */
export function Checklist({ headingLevel = 2 }: ChecklistProps) {
  const Heading = `h${headingLevel}` as const;
  const sheet = useRef<HTMLElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const resetButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const update = (next: readonly string[]) => {
    setTicked(next);
    setUnticked([]);
    setAnnouncement(copy.count(next.length, CHECKLIST_POINTS.length));
  };
  const tick = (value: string, on: boolean) =>
    update(CHECKLIST_POINTS.filter((each) => (each === value ? on : ticked.includes(each))));
  const reset = () => {
    if (ticked.length > 0) setUnticked(ticked);
    setTicked([]);
    setAnnouncement(copy.cleared);
  };
  const undo = () => {
    resetButton.current?.focus();
    update(unticked);
  };
  return (
    <section
      ref={sheet}
      aria-labelledby="checklist"
      className={clsx(
        'break-inside-avoid rounded-lg border border-line bg-raised p-5 shadow-soft sm:p-8',
        'print:p-5 print:shadow-none',
      )}
    >
      <PrintHead />
      <Heading id="checklist" className="text-heading">
        {copy.heading}
      </Heading>
      <p className="mt-2 text-ink-soft">{copy.intro}</p>
      <div
        role="group"
        aria-labelledby="checklist"
        className="mt-4 divide-y divide-line border-y border-line print:border-b-0"
      >
        {CHECKLIST_POINTS.map((value) => (
          <Checkbox
            key={value}
            label={copy.items[value]}
            checked={ticked.includes(value)}
            fieldClassName="py-0.5"
            onChange={(event) => tick(value, event.currentTarget.checked)}
          />
        ))}
      </div>
      <p role="status" data-print="hide" className="mt-4 min-h-[1lh] text-small text-ink-soft">
        {announcement}
      </p>
      <div data-print="hide" className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => sheet.current && printOnly(sheet.current)}>
          <Printer aria-hidden="true" className="size-5" />
          <span>{copy.print}</span>
        </Button>
        <Button ref={resetButton} variant="secondary" onClick={reset}>
          <RotateCcw aria-hidden="true" className="size-5" />
          <span>{copy.reset}</span>
        </Button>
        {unticked.length > 0 ? <UndoButton onUndo={undo} /> : null}
      </div>
      <PrintFooter />
    </section>
  );
}
