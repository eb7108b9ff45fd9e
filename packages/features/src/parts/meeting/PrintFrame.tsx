import { brand } from '../../content/brand';
import { meetingToolsCopy } from './copy';

/** The name of the product over a printed sheet. */
export function PrintHead() {
  return (
    <p className="mb-2 hidden font-display text-title font-semibold print:block">{brand.name}</p>
  );
}

/** The numbers to call under a printed sheet. */
export function PrintFooter() {
  return (
    <p className="mt-4 hidden border-t border-line pt-3 text-small font-semibold print:block">
      {meetingToolsCopy.emergency.inPrint}
    </p>
  );
}
