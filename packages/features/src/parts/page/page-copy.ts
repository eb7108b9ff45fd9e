/** The text every page needs. Translations of a page’s copy must match this type. */
export interface PageCopy {
  title: string;
  description: string;
  heading: string;
  intro: string;
}
