import { systemClock } from './clock';

/** Downloads a text as a file, such as 'meeting-summary.txt' with the type 'text/plain'. */
export function downloadText(fileName: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the URL only after the click handler has returned.
  systemClock.later(10_000, () => URL.revokeObjectURL(url));
}
