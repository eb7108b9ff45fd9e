import { applyStored } from './boot/apply-stored';
import { fetchApplicationAfterPaint } from './boot/fetch-application';
import type { BootHost } from './boot/host';
import { leaveQuickly } from './boot/leave-quickly';
import { recordEvents } from './boot/record-events';

/**
 * Runs before the first paint, as a separate classic script, so that nothing of the site shows after a quick exit, the theme,
 * text size and visitor's state don't flash, and no input is lost before hydration.
 */
export function boot(host: BootHost = globalThis): void {
  if (leaveQuickly(host)) return;
  applyStored(host);
  fetchApplicationAfterPaint(host);
  recordEvents(host);
}
