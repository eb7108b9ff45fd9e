import { applyStored } from './boot/apply-stored';
import { fetchApplicationAfterPaint } from './boot/fetch-application';
import type { BootHost } from './boot/host';
import { leaveQuickly } from './boot/leave-quickly';
import { recordEvents } from './boot/record-events';

/**
 * Runs before the first paint, as a classic script of its own: someone who left quickly sees nothing of the site, neither the
 * theme, the text size nor the visitor's state flashes, and no input is lost before the application is ready.
 */
export function boot(host: BootHost = globalThis): void {
  if (leaveQuickly(host)) return;
  applyStored(host);
  fetchApplicationAfterPaint(host);
  recordEvents(host);
}
