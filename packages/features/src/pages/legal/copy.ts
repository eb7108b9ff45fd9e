import { brand } from '../../content/brand';
import { formatLegalDate, formatThings } from '../../content/format';
import { POLICY, spanText } from '../../domain/policy';
import type { PageCopy } from '../../parts/page/page-copy';
import { versionCopy } from '../../parts/page/version-copy';

const results = formatThings('result', 'results');
const documents = formatThings('document', 'documents');

export const legalCopy = {
  title: 'Terms & Policies',
  description: 'All legal documents in one place, one at a time.',
  heading: 'Terms & Policies',
  intro: `Eight documents set out what you and ${brand.name} can expect of each other.`,
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
  template: versionCopy.template,
  loading: (title: string) => `Loading: ${title}`,
  notFound: (title: string) =>
    `We can’t find that document. This is ${title}; the others are in the list.`,
  failed: {
    text: (title: string) =>
      `“${title}” didn’t load. You may be offline, or the site may have been updated.`,
    retry: 'Try again',
    reload: 'Reload the page',
  },
  questions: {
    heading: 'A question about these documents?',
    text: `Planned: legal inquiries are answered in ${spanText(POLICY.legalInquiries.answerBusinessDays)} business days. ${versionCopy.support}`,
    write: `Write to ${brand.email}`,
    form: 'Contact form',
  },
  pager: 'More documents',
  previous: 'Previous',
  next: 'Next',
  licences: 'Licences of the software, pictures and fonts we use',
  search: {
    label: 'Search in all documents',
    placeholder: 'refund, appeal, cookies',
    clear: 'Clear the search',
    results: 'Search results',
    loading: 'Loading documents',
    failed: 'The documents didn’t load, so we can’t search them.',
    none: (query: string) => `No results for “${query}”. Try a single word, such as refund.`,
    found: (hits: number, searched: number, query: string) =>
      `${results(hits)} in ${documents(searched)} for “${query}”`,
    all: (results: number) => `Show all ${results} results`,
  },
  meetingTools: 'Open the meeting guide with its checklist and hotels',
} satisfies PageCopy & Record<string, unknown>;
