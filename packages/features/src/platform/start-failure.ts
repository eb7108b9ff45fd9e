/**
 * Shows the prerendered message that the page can't start, unless it has, and makes the message for early clicks no longer
 * promise anything.
 */
export function reportStartFailure(): void {
  document.documentElement.dataset['start'] = 'failed';
  const notice = document.getElementById('hydration-notice');
  if (notice?.textContent) notice.textContent = notice.dataset['failed'] ?? '';
}
