import type { Handbook } from '../../testing/handbook';
import { tabsTo } from '../../testing/keyboard-plays';
import { Button } from '../button/Button';
import { Card, CardBody, CardFooter } from './Card';

/** How Card is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For one thing among others of its kind: a place, a post, a service.',
    'Raised for most, plain on a coloured ground, outline for what stands back, tinted for the one that stands out.',
    'With interactive, where one link takes the whole card.',
  ],
  whenNotToUse: [
    'For a person: take Profile card.',
    'For a band of the page: take Section.',
    'For a message: take Notice.',
  ],
  dos: [
    {
      show: () => (
        <Card className="max-w-card">
          <CardBody>
            <h4 className="text-title">Coffee in Gishushu</h4>
            <p>A quiet table, an hour in the afternoon.</p>
          </CardBody>
          <CardFooter>
            <Button variant="secondary">Plan it</Button>
          </CardFooter>
        </Card>
      ),
      why: 'One thing, one heading, one action at the foot.',
    },
  ],
  donts: [
    {
      show: () => (
        <Card variant="outline" className="max-w-card">
          <CardBody>
            <Card>
              <CardBody>
                <h4 className="text-title">Coffee in Gishushu</h4>
              </CardBody>
            </Card>
            <Card variant="tinted">
              <CardBody>
                <h4 className="text-title">Walk in Nyandungu</h4>
              </CardBody>
            </Card>
          </CardBody>
        </Card>
      ),
      why: 'Cards in a card: two things share one surface, and neither stands out.',
    },
  ],
  anatomy: [
    'The surface',
    'CardMedia: a picture from edge to edge (optional)',
    'CardBody: a heading and words',
    'CardFooter: actions, at the foot however long the words are (optional)',
  ],
  content: [
    'The heading names the thing in a few words.',
    'One to three sentences; who wants more follows the link.',
    'Choose the level of the heading by the page, not by its size.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to what can be used on the card; the card itself is no stop.',
      verify: tabsTo('button', 'Plan it'),
    },
  ],
  screenReader:
    'Nothing of itself: what it holds is read in order. As an article or a list item, by asChild, it is announced as that.',
  related: ['Profile card', 'Section', 'Notice', 'Thumbnail'],
};
