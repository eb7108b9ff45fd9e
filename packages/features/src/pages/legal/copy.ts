import { brand } from '../../content/brand';
import { formatLegalDate } from '../../content/format';
import { POLICY, spanText } from '../../domain/policy';
import type { PageCopy } from '../../parts/page/page-copy';
import { versionCopy } from '../../parts/page/version-copy';

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

export const legalCopy = {
  title: 'Terms & Policies',
  description: 'All legal documents in one place, one at a time.',
  heading: 'Terms & Policies',
  intro: `Eight documents say what you and ${brand.name} may expect of each other.`,
  documentTitle: (title: string) => `${title} · Terms & Policies`,
  documents: 'Documents',
  chooseDocument: 'All documents',
  contents: 'On this page',
  version: (version: string) => `Version ${version}`,
  effective: (day: string) => `Effective ${formatLegalDate(day)}`,
  reading: (minutes: number) => `${minutes} min read`,
  print: 'Print',
  contact: 'Legal contact',
  contactSubject: 'Legal',
  template: 'This text is a template. It is to be reviewed by counsel before anybody relies on it.',
  loading: (title: string) => `Loading: ${title}`,
  notFound: (title: string) =>
    `The document you were looking for is no longer here. This is ${title}; the others are in the list.`,
  failed: {
    text: (title: string) =>
      `“${title}” could not be loaded. The connection may be gone, or a newer version of the site is out.`,
    retry: 'Try again',
    reload: 'Reload the page',
  },
  questions: {
    heading: 'A question about these documents?',
    text: `Legal inquiries are answered in ${spanText(POLICY.legalInquiries.answerBusinessDays)} business days. ${versionCopy.support}`,
    write: `Write to ${brand.email}`,
    form: 'Contact form',
  },
  pager: 'More documents',
  previous: 'Previous',
  next: 'Next',
  search: {
    label: 'Search in all documents',
    placeholder: 'refund, appeal, cookies',
    clear: 'Clear the search',
    results: 'Search results',
    loading: 'Loading the documents',
    failed: 'The documents could not be loaded for the search.',
    none: (query: string) => `Nothing found for “${query}”. Try a single word, such as refund.`,
    found: (places: number, documents: number, query: string) =>
      `${counted(places, 'place')} in ${counted(documents, 'document')} for “${query}”`,
    all: (places: number) => `Show all ${places} places`,
  },
  meetingTools: 'Open the meeting guide with its checklist and hotels',
} satisfies PageCopy & Record<string, unknown>;
