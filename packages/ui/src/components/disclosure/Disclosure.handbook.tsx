import type { Handbook } from '../../testing/handbook';
import { Button } from '../button/Button';
import { Disclosure, DisclosureButton, DisclosurePanel } from './Disclosure';

export const handbook: Handbook = {
  whenToUse: [
    'For a button that shows and hides the content after it: a table of contents, filters, a form.',
    'Set alwaysOpenWide for content that’s collapsed on a phone and always visible from 1024 px.',
    'With asChild, to use another button, such as Button.',
  ],
  whenNotToUse: [
    'For several questions, use Accordion.',
    'For a list of actions, use Menu.',
    'For long content that few people need, use Details.',
  ],
  dos: [
    {
      show: () => (
        <Disclosure>
          <DisclosureButton variant="boxed">Choose a document</DisclosureButton>
          <DisclosurePanel className="p-4">Privacy, terms and guidelines.</DisclosurePanel>
        </Disclosure>
      ),
      why: 'The button says what it opens, and the panel follows it in the page.',
    },
    {
      show: () => (
        <Disclosure>
          <DisclosureButton asChild>
            <Button variant="secondary">Filters</Button>
          </DisclosureButton>
          <DisclosurePanel className="p-4">Eleven filters</DisclosurePanel>
        </Disclosure>
      ),
      why: 'Any button can open it, and its state is still announced.',
    },
  ],
  donts: [
    {
      show: () => (
        <Disclosure>
          <DisclosurePanel className="p-4">Privacy, terms and guidelines.</DisclosurePanel>
          <DisclosureButton>Click to expand or collapse</DisclosureButton>
        </Disclosure>
      ),
      why: 'The panel opens before the button, where Tab has already passed, and the label doesn’t say what it opens.',
    },
  ],
  anatomy: [
    'Button: on a line of its own, or boxed',
    'Icon before the label (optional)',
    'Label',
    'Arrow, which turns while open (not with asChild)',
    'Panel (only while open)',
  ],
  content: [
    'Name what opens: Contents, Filters.',
    'Keep the same label when it’s open. The state is announced separately.',
  ],
  keys: [],
  noKeys:
    'A native button: Enter and Space open and close the panel, which comes next in the tab order. Escape leaves it open, since it doesn’t cover anything.',
  screenReader:
    '“Contents, button, collapsed”. Once open, “expanded”. Icon and arrow aren’t announced.',
  related: ['Details', 'Accordion', 'Menu', 'Navigation drawer'],
};
