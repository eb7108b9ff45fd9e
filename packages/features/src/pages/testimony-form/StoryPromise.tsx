import { Motif } from '@iru/ui/motif';
import { Check } from 'lucide-react';

import { testimonyFormCopy } from '#words/pages/testimony-form/copy';

const copy = testimonyFormCopy.privacy;

export function StoryPromise() {
  return (
    <aside aria-labelledby="promise" className="self-start overflow-hidden rounded-lg bg-sunken">
      <Motif className="h-5 text-primary" />
      <div className="p-6">
        <h2 id="promise" className="text-title">
          {copy.heading}
        </h2>
        <ul className="mt-4 grid gap-4">
          {copy.list.map((line) => (
            <li key={line} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
