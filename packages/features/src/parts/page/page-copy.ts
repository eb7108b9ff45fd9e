/** What every page says of itself; the type that a page's copy of another language is held to. */
export interface PageCopy {
  title: string;
  description: string;
  heading: string;
  intro: string;
}
