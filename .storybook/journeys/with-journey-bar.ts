// The manager brings a React of its own, which knows no elements of the product's: hence no JSX.
import { createElement as element, type ReactNode, useState } from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

import { JOURNEY } from '../journey-tag';
import { PACES, paceOf, wordsOf } from './player';
import { useJourney } from './use-journey';
import { useStepsPanel } from './use-steps-panel';

/** On a phone the words stand in a line of their own, and what is pressed in one beneath. */
const ON_A_PHONE = '@media (max-width: 600px)';

const Bar = styled.section(({ theme }) => ({
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 16px',
  [ON_A_PHONE]: { gap: 8 },
  borderBottom: `1px solid ${theme.appBorderColor}`,
  background: theme.background.content,
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.4,
}));

const Words = styled.p({
  margin: 0,
  flex: '1 1 16rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  [ON_A_PHONE]: { order: -1, flexBasis: '100%' },
});

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** In CSS pixels: what a finger needs. */
const TARGET = 44;

const Control = styled.button(({ theme }) => ({
  boxSizing: 'border-box',
  minHeight: TARGET,
  minWidth: TARGET,
  padding: '0 14px',
  border: `1px solid ${theme.color.mediumdark}`,
  borderRadius: theme.appBorderRadius,
  background: theme.input.background,
  color: theme.color.defaultText,
  font: 'inherit',
  fontWeight: theme.typography.weight.bold,
  cursor: 'pointer',
  [ON_A_PHONE]: { padding: '0 7px' },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
  '&[aria-disabled=true]': {
    color: theme.textMutedColor,
    borderStyle: 'dashed',
    cursor: 'default',
  },
}));

const Choice = styled(Control.withComponent('select'))({
  fontWeight: 'normal',
  [ON_A_PHONE]: { width: '100%', minWidth: 0, padding: '0 4px' },
});

const Label = styled.label({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  [ON_A_PHONE]: { flex: '1 1 4rem', minWidth: 0 },
});

/** What the list is named by; on a phone it is only spoken. */
const Name = styled.span({
  [ON_A_PHONE]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

interface ButtonProps {
  name: string;
  onPress: () => void;
  /** Whether there is nothing to do; it can be reached all the same. */
  isOff?: boolean;
}

function Button({ name, onPress, isOff = false }: ButtonProps) {
  return element(
    Control,
    {
      type: 'button',
      'aria-disabled': isOff || undefined,
      onClick: () => {
        if (!isOff) onPress();
      },
    },
    name,
  );
}

/** The buttons that lead the journey of the moment, and where it stands. */
function JourneyBar({ storyId }: { storyId: string }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [standing, lead] = useJourney(storyId, bar);
  useStepsPanel();
  const isOver = standing?.phase === 'done' || standing?.phase === 'failed';
  return element(
    Bar,
    { ref: setBar, 'aria-label': 'Journey' },
    element(
      Row,
      null,
      // One button whose name changes keeps the focus.
      standing?.isPlaying
        ? element(Button, {
            key: 'play',
            name: 'Pause',
            onPress: () => {
              lead({ type: 'pause' });
            },
          })
        : element(Button, {
            key: 'play',
            name: 'Play',
            isOff: !standing,
            onPress: () => {
              lead({ type: isOver ? 'again' : 'play' });
            },
          }),
      element(Button, {
        key: 'step',
        name: 'Step',
        isOff: !standing || isOver,
        onPress: () => {
          lead({ type: 'step' });
        },
      }),
      element(Button, {
        key: 'again',
        name: 'Start again',
        isOff: !standing,
        onPress: () => {
          lead({ type: 'again' });
        },
      }),
    ),
    element(Words, { role: 'status' }, standing ? wordsOf(standing) : 'The journey is on its way.'),
    element(
      Label,
      null,
      element(Name, null, 'Pace'),
      element(
        Choice,
        {
          value: standing?.pace ?? 'reading',
          'aria-disabled': !standing || undefined,
          onChange: ({ target }: { target: HTMLSelectElement }) => {
            lead({ type: 'pace', pace: paceOf(target.value) });
          },
        },
        Object.entries(PACES).map(([pace, words]) =>
          element('option', { key: pace, value: pace }, words),
        ),
      ),
    ),
  );
}

/** Around the preview: above a journey stands the bar that plays it. */
export function WithJourneyBar({ children }: { children?: ReactNode }) {
  const { storyId, viewMode } = useStorybookState();
  const story = useStorybookApi().getData(storyId);
  const isJourney = viewMode === 'story' && story?.type === 'story' && story.tags.includes(JOURNEY);
  return element(
    'div',
    {
      style: {
        display: 'grid',
        gridTemplateRows: isJourney ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)',
        width: '100%',
        height: '100%',
      },
    },
    isJourney ? element(JourneyBar, { key: storyId, storyId }) : null,
    // What a step brings into view scrolls the page of the story and nothing around it.
    element(
      'div',
      {
        key: 'preview',
        style: {
          display: 'grid',
          gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
          overflow: 'clip',
        },
      },
      children,
    ),
  );
}
