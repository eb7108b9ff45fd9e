import type { Handbook } from '../../testing/handbook';
import { Prose } from './Prose';

export const handbook: Handbook = {
  whenToUse: [
    'For long text: a policy, a post, a guide. It styles plain headings, paragraphs, lists, quotes and tables.',
    'With asChild, to style an existing article or other element.',
  ],
  whenNotToUse: [
    'For a line or two, use a paragraph.',
    'For a message, use Notice.',
    'For a table that’s also read on a phone, use Fact table.',
  ],
  dos: [
    {
      show: () => (
        <Prose>
          <h3>Before you go</h3>
          <ul>
            <li>Choose the place together.</li>
            <li>Tell a friend where you are.</li>
          </ul>
        </Prose>
      ),
      why: 'Real headings and lists let screen reader users jump between them and hear how many items there are.',
    },
  ],
  donts: [
    {
      show: () => (
        <Prose>
          <p>
            <strong>Before you go</strong>
          </p>
          <p>
            – Choose the place together.
            <br />– Tell a friend where you are.
          </p>
        </Prose>
      ),
      why: 'It looks like a heading and a list, but isn’t one to a screen reader.',
    },
  ],
  anatomy: [
    'Column of up to 68 characters',
    'Headings of levels 2 to 4',
    'Paragraphs, lists, quotes, tables, definitions, links and rules',
  ],
  content: [
    'One idea per paragraph, the most important first.',
    'Don’t skip heading levels: an h4 comes after an h3.',
    'Name links after the page they open.',
  ],
  keys: [],
  noKeys: 'Native links: Tab moves through them.',
  screenReader: 'Nothing of its own. Headings, lists, quotes and tables are announced as such.',
  related: ['Fact table', 'Section', 'Notice', 'Text link'],
};
