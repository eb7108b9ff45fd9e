import type { Handbook } from '../../testing/handbook';
import { followsLinkByEnter, tabsTo } from '../../testing/keyboard-plays';
import { Prose } from './Prose';

const NAME = 'meeting guide';

/** How Prose is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For long text: a policy, a post, a guide. Plain headings, paragraphs, lists, quotes and tables get their look from it.',
    'With asChild, for an article or another element that is already there.',
  ],
  whenNotToUse: [
    'For a line or two: use a paragraph.',
    'For a message: take Notice.',
    'For a table that is read on a phone: take Fact table.',
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
      why: 'Headings and lists are elements, so they can be jumped to and counted.',
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
      why: 'It looks like a heading and a list, but is neither to those who hear it.',
    },
  ],
  anatomy: [
    'A column of at most 68 characters',
    'Headings of the second to fourth level',
    'Paragraphs, lists, quotes, tables, terms, links and lines',
  ],
  content: [
    'One thought to a paragraph, the main thing first.',
    'Leave out no level of headings: an h4 stands under an h3.',
    'Links are named after the page that they open.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the links in the text.', verify: tabsTo('link', NAME) },
    { keys: 'Enter', does: 'Follows the link.', verify: followsLinkByEnter(NAME) },
  ],
  screenReader:
    'Nothing of itself: headings, lists, quotes and tables are announced as what they are.',
  related: ['Fact table', 'Section', 'Notice', 'Text link'],
};
