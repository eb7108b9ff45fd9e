import { DataModeToggle } from '../parts/data-mode/DataModeToggle';
import { QuickExit } from '../parts/quick-exit/QuickExit';

/** What every foot of a page has, on its dark ground: how much is loaded, and the way out in a hurry. */
export function FooterDuties() {
  return (
    <div data-theme="dark" className="flex flex-wrap items-start gap-x-6 gap-y-4 sm:pe-20">
      <DataModeToggle />
      <QuickExit />
    </div>
  );
}
