import { Button } from '@iru/ui/button';
import { clsx } from 'clsx';
import { Phone } from 'lucide-react';

import { Verbatim } from '../../parts/verbatim/Verbatim';
import { EMERGENCY } from '../../domain/emergency-numbers';
import { withEnglish } from '../../parts/language/with-english';
import { meetingToolsCopy } from '#words/parts/meeting/copy';
import { meetingToolsCopy as englishCopy } from '../../parts/meeting/copy';
import { EmergencyNumbers } from '../../parts/page/EmergencyNumbers';

const copy = meetingToolsCopy.emergency;
const { emergency: english } = englishCopy;

/** The numbers to call in Rwanda, with a call button for the first (MEET-1). */
export function Emergency() {
  return (
    <section aria-labelledby="emergency" className="break-inside-avoid bg-danger-wash">
      <div
        className={clsx(
          'page-width grid gap-8 py-12 md:py-16 print:gap-4 print:py-4',
          'lg:grid-cols-[1fr_1.3fr] lg:items-center lg:gap-16',
        )}
      >
        <div>
          <h2 id="emergency" className="text-heading">
            {copy.heading}
          </h2>
          <p className="mt-3 max-w-prose">{withEnglish(copy.intro, english.intro)}</p>
          <Button
            asChild
            variant="danger"
            size="lg"
            className="mt-6 w-full bg-raised sm:w-auto"
            data-print="hide"
          >
            <a href={`tel:${EMERGENCY.allServices}`}>
              <Phone aria-hidden="true" className="size-5" />
              <Verbatim part={EMERGENCY.allServices}>{copy.call}</Verbatim>
            </a>
          </Button>
        </div>
        <EmergencyNumbers />
      </div>
    </section>
  );
}
