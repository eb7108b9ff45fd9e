import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Source,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { type SyntheticEvent, useContext, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { requirements } from 'virtual:documentation-data';

import type { Handbook } from '../../packages/ui/src/testing/handbook';
import { BEHAVIOUR, SHEET } from '../tags';
import { importLine } from './copied-code';
import { currentTheme } from './current-theme';
import { Accessibility, Guidance } from './Handbook';

/** How many stories a page shows, inline and in frames, each of which loads a page. The sidebar lists all. */
const MAX_STORIES = { inline: 6, framed: 3 };

/** The frame height of full screens, overlays and states that only the play reaches, because a frame runs it; others render inline. */
const frameHeight = ({ parameters }: PreparedStory): string | undefined =>
  parameters['docs']?.story?.height ??
  (parameters['layout'] === 'fullscreen' ? '640px' : undefined);

/** What the component's stories prove, with links to the plays that show it. */
function Behaviours({ stories }: { stories: readonly PreparedStory[] }) {
  const proved = requirements.filter(({ proofs }) =>
    proofs.some(({ componentId }) => componentId === stories[0]?.componentId),
  );
  const behaviours = stories.filter(({ tags }) => tags.includes(BEHAVIOUR));
  if (proved.length + behaviours.length === 0) return null;
  return (
    <>
      <Heading>Behaviours</Heading>
      <ul>
        {proved.map(({ id, sentence }) => (
          <li key={id}>
            <a href={`./?path=/docs/requirements--docs#${id}`} target="_top">
              {`${id}: ${sentence}`}
            </a>
          </li>
        ))}
      </ul>
      <ul>
        {behaviours.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface FrameWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    readonly last: (event: string) => unknown;
    readonly once: (event: string, listener: () => void) => void;
  };
}

interface ExampleProps {
  story: PreparedStory;
  /** Whether the frame may load. */
  isNext: boolean;
  onFinished: () => void;
}

function Example({ story, isNext, onFinished }: ExampleProps) {
  const height = frameHeight(story);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (currentTarget.contentWindow ??
      {}) as FrameWindow;
    if (channel?.last('storyFinished')) onFinished();
    else channel?.once('storyFinished', onFinished);
  };
  return (
    <section>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      {height ? (
        <iframe
          title={story.name}
          src={
            isNext
              ? `./iframe.html?viewMode=story&id=${story.id}&globals=theme:${currentTheme()}`
              : undefined
          }
          className="w-full rounded-md border border-line"
          style={{ height }}
          onLoad={onLoad}
        />
      ) : (
        <Canvas of={story.moduleExport} />
      )}
    </section>
  );
}

export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  // One frame after the other: a play that types would lose its focus to the play of another frame.
  const [finished, setFinished] = useState(0);
  const states = stories.filter(
    ({ tags }) => ![BEHAVIOUR, SHEET].some((tag) => tags.includes(tag)),
  );
  const [first] = states;
  const examples = states.slice(0, MAX_STORIES[first && frameHeight(first) ? 'framed' : 'inline']);
  const framed = examples.filter(frameHeight);
  const { handbook } = (first?.parameters ?? {}) as { handbook?: Handbook };
  const line = importLine(first?.component?.name ?? '');
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {line ? <Source code={line} language="tsx" dark /> : null}
      {handbook ? <Guidance handbook={handbook} /> : null}
      {first ? <Heading>Examples</Heading> : null}
      {examples.map((story) => (
        <Example
          key={story.id}
          story={story}
          isNext={framed.indexOf(story) <= finished}
          onFinished={() => setFinished(framed.indexOf(story) + 1)}
        />
      ))}
      {first && Object.keys(first.argTypes).length > 0 ? (
        <>
          <Heading>Props</Heading>
          <Controls of={first.moduleExport} />
        </>
      ) : null}
      <Behaviours stories={stories} />
      {handbook ? <Accessibility handbook={handbook} /> : null}
    </>
  );
}
