import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Source,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

import type { Handbook } from '../../packages/ui/src/testing/handbook';
import { BEHAVIOUR } from '../behaviour-tag';
import { JOURNEY } from '../journey-tag';
import { SHEET } from '../sheet-tag';
import { storyName } from '../story-name';
import { withoutSynonyms } from '../synonyms';
import { AboutComponent } from './AboutComponent';
import { HandbookPart } from './HandbookPart';
import { JourneySteps } from './JourneySteps';
import { docsHrefOf } from './preview-api';
import { StoryFrame } from './StoryFrame';

/** How many states a page draws: of a component, and of what fills a whole screen. The others are links. */
const DRAWN = { part: 6, screen: 2 };

const hrefOf = ({ id }: PreparedStory) => `./?path=/story/${id}`;
/** The name of what a page is about; of a part or a page of the site, with the room it stands in: "Home › Hero". */
const headingOf = (title: string): string => {
  const [group, ...names] = title.split('/').map(withoutSynonyms);
  return names.slice(group === 'Components' ? -1 : -2).join(' › ');
};
const sentenceOf = ({ parameters }: PreparedStory): string | undefined =>
  parameters['docs']?.description?.story;

function Code({ story }: { story: PreparedStory }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className="cursor-pointer py-2 text-small">Code</summary>
      {isOpen ? <Source of={story.moduleExport} /> : null}
    </details>
  );
}

function LinkList({ stories }: { stories: readonly PreparedStory[] }) {
  return (
    <ul>
      {stories.map((story) => (
        <li key={story.id}>
          <a href={hrefOf(story)} target="_top">
            {storyName(story.name)}
          </a>
          {sentenceOf(story) ? ` – ${sentenceOf(story)}` : null}
        </li>
      ))}
    </ul>
  );
}

/**
 * The documentation page of a component: its main states in frames of their own, its props, its handbook, and links to the
 * rest. A journey is told in words.
 */
export function StatesPage() {
  const context = useContext(DocsContext);
  const all = context.componentStories();
  const states = all.filter(
    ({ tags }) => ![BEHAVIOUR, SHEET, JOURNEY].some((tag) => tags.includes(tag)),
  );
  const journeys = all.filter(({ tags }) => tags.includes(JOURNEY));
  const sheets = all.filter(({ tags }) => tags.includes(SHEET));
  const tests = all.filter(({ tags }) => tags.includes(BEHAVIOUR));
  const [first] = states;
  const count = first?.parameters['layout'] === 'fullscreen' ? DRAWN.screen : DRAWN.part;
  const drawn = states.slice(0, count);
  const others = states.slice(count);
  // Only the components of the library have one.
  const handbook = first?.parameters['handbook'] as Handbook | undefined;
  return (
    <>
      <Title>{headingOf((first ?? journeys[0])?.title ?? '')}</Title>
      <Subtitle />
      <Description of="meta" />
      <AboutComponent
        storyFile={String((first ?? journeys[0])?.parameters['fileName'])}
        hrefOf={docsHrefOf}
      />
      {journeys.map((story) => (
        <JourneySteps key={story.id} story={story} href={hrefOf(story)} />
      ))}
      {drawn.map((story) => (
        <section key={story.id}>
          <Subheading>{storyName(story.name)}</Subheading>
          <Description of={story.moduleExport} />
          <StoryFrame context={context} story={story} />
          <Code story={story} />
          {story === first && Object.keys(story.argTypes).length > 0 ? (
            // The table is wider than a phone: it scrolls, and the page does not.
            <div className="overflow-x-auto">
              <Controls of={story.moduleExport} />
            </div>
          ) : null}
        </section>
      ))}
      {handbook ? <HandbookPart handbook={handbook} /> : null}
      {others.length > 0 ? (
        <>
          <Heading>More states</Heading>
          <LinkList stories={others} />
        </>
      ) : null}
      {sheets.map((story) => (
        <section key={story.id}>
          <Heading>Sheet</Heading>
          <p>
            <a href={hrefOf(story)} target="_top">
              Every variant in every state
            </a>
            , in one labelled grid.
          </p>
        </section>
      ))}
      {tests.length > 0 ? (
        <>
          <Heading>Tests</Heading>
          <LinkList stories={tests} />
        </>
      ) : null}
    </>
  );
}
