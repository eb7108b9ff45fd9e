/** Empties the page at once and puts a neutral one in its place, in the history too, so that Back does not return here. */
export function leaveTo(url: string): void {
  document.title = ' ';
  document.documentElement.hidden = true;
  window.location.replace(url);
}
