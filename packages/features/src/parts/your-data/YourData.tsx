import { Details } from '@iru/ui/details';
import { Section } from '@iru/ui/section';
import { clsx } from 'clsx';
import { useState } from 'react';

import { exportDeviceData } from '../../persistence/device-data';
import { deviceSummary } from '../../persistence/device-data-topics';
import { useSession } from '../../persistence/use-session';
import { useStore } from '../../platform/use-store';
import { dataCopy as copy } from '#words/parts/your-data/copy';
import { DataTable } from './DataTable';
import { EraseData } from './EraseData';
import { ExportData } from './ExportData';
import { ImportData } from './ImportData';

/** How many characters are shown: more would slow a phone down, and the export has them all. */
const MAX_SHOWN_CHARS = 50_000;

const shown = (text: string): string =>
  text.length > MAX_SHOWN_CHARS
    ? `${text.slice(0, MAX_SHOWN_CHARS)}\n${copy.cut(MAX_SHOWN_CHARS, text.length)}`
    : text;

/** The export as text; its own component, so that it is only built on request. */
function FullExport() {
  return (
    <pre
      // A long scrollable text must be reachable without a pointer.
      tabIndex={0}
      role="region"
      aria-label={copy.raw}
      className={clsx(
        'max-h-96 overflow-auto rounded-md border border-line bg-raised p-4',
        'text-small wrap-anywhere whitespace-pre-wrap',
      )}
    >
      {shown(exportDeviceData())}
    </pre>
  );
}

/** Everything saved on the device, by topic: to see, export, import and erase. */
export function YourData() {
  const summary = useStore(deviceSummary);
  const { hasLeft } = useSession();
  const [erasures, setErasures] = useState(0);
  const something = summary?.some(({ bytes }) => bytes > 0) ?? false;
  return (
    <Section id="your-data" tone="sunken" edge="top" heading={copy.heading} intro={copy.intro}>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0">
          <DataTable summary={summary} />
          {something && hasLeft ? (
            <p className="mt-3 max-w-prose text-ink-soft">{copy.closed}</p>
          ) : null}
          {something && !hasLeft ? (
            <Details summary={copy.look} className="mt-2">
              <FullExport />
            </Details>
          ) : null}
        </div>
        {/* A message about an export or import no longer applies once everything is erased. */}
        <div key={erasures} className="grid gap-y-8">
          <ExportData />
          <ImportData />
        </div>
      </div>
      <EraseData onErased={() => setErasures(erasures + 1)} />
    </Section>
  );
}
