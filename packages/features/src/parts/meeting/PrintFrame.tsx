import { brand } from '../../content/brand';
import { NUMBERS_LINE } from '../page/numbers-line';

export function PrintHead() {
  return (
    <p translate="no" className="mb-2 hidden font-display text-title font-semibold print:block">
      {brand.name}
    </p>
  );
}

export function PrintFooter() {
  return (
    <p
      translate="no"
      className="mt-4 hidden border-t border-line pt-3 text-small font-semibold print:block"
    >
      {NUMBERS_LINE}
    </p>
  );
}
