import { KeepPagesSwitch } from './KeepPagesSwitch';
import { useKeptPages } from './use-kept-pages';

/** The switch that keeps the safety pages on the device, with the browser behind it. */
export function KeepPages({ className }: { className?: string }) {
  const [kept, change] = useKeptPages();
  return <KeepPagesSwitch kept={kept} onChange={change} className={className} />;
}
