import { formatLine } from '#words/content/format';
import { withEnglishText } from '../language/with-english';
import { meetingToolsCopy as englishCopy } from './copy';
import { Button } from '@iru/ui/button';
import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { TextField } from '@iru/ui/text-field';
import { CalendarPlus, Download, Printer } from 'lucide-react';
import { useRef, useState } from 'react';

import { brand } from '../../content/brand';
import { CALENDAR_FILE, calendarFile } from '../../domain/calendar-file';
import { LIMITS } from '../../domain/limits';
import { hasPassed, meetingStart, SUMMARY_FILE, summaryText } from '../../domain/meeting-summary';
import { systemClock } from '../../platform/clock';
import { downloadText } from '../../platform/download';
import { systemRandom } from '../../platform/random';
import { formCopy } from '#words/parts/form/copy';
import { useCarry } from '../form/use-carry';
import { meetingToolsCopy } from '#words/parts/meeting/copy';
import { type PlanDraft, usePlan, VENUE_ID } from './meeting-plan';
import { printOnly } from './print-only';
import { SummarySheet, formatWhen } from './SummarySheet';
import { NUMBERS_LINE } from '../page/numbers-line';

const copy = meetingToolsCopy.summary;
const english = englishCopy.summary;

const MEETING_MINUTES = 60;

interface Missing {
  readonly date?: 'date' | 'past';
  readonly time?: 'time';
}

/** Returns the errors left after a field changed. A new time can also fix a past date. */
function remainingErrors({ date, time }: Missing, changed: string): Missing {
  if (changed === 'date') return { time };
  if (changed === 'time') return { date: date === 'past' ? undefined : date };
  return { date, time };
}

const toCalendarEvent = (plan: PlanDraft, start: number): string => {
  const guest = plan.guest.trim();
  return calendarFile({
    product: brand.name,
    uid: `${systemRandom.id()}@${brand.name.toLowerCase()}`,
    written: systemClock.now(),
    start,
    minutes: MEETING_MINUTES,
    title: copy.event.title(guest),
    place: plan.place.trim(),
    notes: `${withEnglishText(copy.event.notes(guest), english.event.notes(guest))}\n${NUMBERS_LINE}`,
  });
};

/** A form for the meeting’s details, which can be printed, downloaded as text or added to a calendar (MEET-1). */
export function MeetingPlanner() {
  const [plan, change] = usePlan();
  useCarry('plan', () => plan, change);
  const hydrated = useHydrated();
  const sheet = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Missing>({});
  const [announcement, setAnnouncement] = useState('');
  const field = (name: 'host' | 'guest' | 'place' | 'date' | 'time') => ({
    name,
    label: copy.fields[name],
    value: plan[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      change({ [name]: event.currentTarget.value });
      setMissing((previous) => remainingErrors(previous, name));
    },
  });
  const bounded = (name: 'host' | 'guest' | 'place') => ({
    ...field(name),
    maxLength: LIMITS.paste,
    error: plan[name].length > LIMITS.planLine ? formCopy.tooLong(LIMITS.planLine) : undefined,
  });

  /** Shows the errors and focuses the first one. Every export is blocked for a meeting in the past. */
  const showErrors = (errors: Missing): boolean => {
    setMissing(errors);
    setAnnouncement('');
    const first = errors.date ? 'date' : errors.time && 'time';
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  };
  const getPastError = (): Missing => (hasPassed(plan, systemClock.now()) ? { date: 'past' } : {});

  const download = () => {
    if (showErrors(getPastError())) return;
    const words = {
      ...copy.sheet,
      line: formatLine,
      safety: withEnglishText(copy.sheet.safety, english.sheet.safety),
      numbers: NUMBERS_LINE,
    };
    downloadText(SUMMARY_FILE, 'text/plain', summaryText(plan, formatWhen(plan), words));
    setAnnouncement(copy.downloaded(SUMMARY_FILE));
  };
  const print = () => {
    if (!showErrors(getPastError()) && sheet.current) printOnly(sheet.current);
  };
  const addToCalendar = () => {
    const start = meetingStart(plan);
    const incomplete: Missing = {
      date: plan.date ? undefined : 'date',
      time: plan.time ? undefined : 'time',
    };
    if (showErrors({ ...incomplete, ...getPastError() }) || start === undefined) return;
    downloadText(CALENDAR_FILE, 'text/calendar', toCalendarEvent(plan, start));
    setAnnouncement(copy.downloaded(CALENDAR_FILE));
  };

  return (
    <div className="@container">
      <div className="grid gap-8 @min-[52rem]:grid-cols-[1fr_1.05fr] @min-[52rem]:gap-14">
        <form
          ref={form}
          noValidate
          data-print="hide"
          autoComplete="off"
          className="grid content-start gap-5"
          onSubmit={(event) => event.preventDefault()}
        >
          <div className="grid gap-5 @min-[30rem]:grid-cols-2">
            <TextField {...bounded('host')} autoComplete="given-name" />
            <TextField {...bounded('guest')} />
          </div>
          <TextField {...bounded('place')} id={VENUE_ID} />
          <div className="grid gap-5 @min-[30rem]:grid-cols-2">
            <TextField
              {...field('date')}
              type="date"
              min={hydrated ? systemClock.today() : undefined}
              max="9999-12-31"
              error={missing.date && copy.missing[missing.date]}
            />
            <TextField
              {...field('time')}
              type="time"
              error={missing.time && copy.missing[missing.time]}
            />
          </div>
        </form>
        <div className="grid content-start gap-5">
          <div ref={sheet}>
            <SummarySheet plan={plan} />
          </div>
          <div data-print="hide" className="flex flex-wrap gap-3">
            <Button onClick={download}>
              <Download aria-hidden="true" className="size-5" />
              <span>{copy.download}</span>
            </Button>
            <Button variant="secondary" onClick={addToCalendar}>
              <CalendarPlus aria-hidden="true" className="size-5" />
              <span>{copy.calendar}</span>
            </Button>
            <Button variant="secondary" onClick={print}>
              <Printer aria-hidden="true" className="size-5" />
              <span>{copy.print}</span>
            </Button>
          </div>
          <p role="status" data-print="hide" className="min-h-[1lh] text-small text-ink-soft">
            {announcement}
          </p>
        </div>
      </div>
    </div>
  );
}
