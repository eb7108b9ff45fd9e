import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import { componentDocs } from 'virtual:documentation-data';

import type { Handbook, HandbookExample } from '../../packages/ui/src/testing/handbook';

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

const MARKS = {
  do: { word: 'Do', sign: '✓', className: 'text-success', edge: 'border-success' },
  dont: { word: 'Don’t', sign: '✗', className: 'text-danger', edge: 'border-danger border-dashed' },
} as const;

/** Text and an icon say whether it's right, not colour alone. */
function Example({
  mark,
  example: { show, why },
}: {
  mark: keyof typeof MARKS;
  example: HandbookExample;
}) {
  const { word, sign, className, edge } = MARKS[mark];
  return (
    <figure
      data-example={mark}
      className="row-span-2 m-0 mb-6 grid min-w-0 grid-rows-subgrid gap-0"
    >
      <div className="grid items-center overflow-x-auto rounded-t-md border border-b-0 border-line bg-canvas p-5">
        <div className="min-w-0">{show()}</div>
      </div>
      <figcaption className={`border-t-4 pt-2 text-small text-ink ${edge}`}>
        <strong className={className}>
          <span aria-hidden="true">{`${sign} `}</span>
          {word}
        </strong>
        {` – ${why}`}
      </figcaption>
    </figure>
  );
}

/** Separators and lower-case words remain text. */
function Keys({ keys }: { keys: string }): ReactNode {
  return keys.split(/(, | or | to | \+ )/).map((part, at) => (
    // The parts of a text never change order.
    <Fragment key={`${part}${String(at)}`}>
      {/^[^a-z]/.test(part) && at % 2 === 0 ? <kbd>{part}</kbd> : part}
    </Fragment>
  ));
}

function KeyTable({ handbook: { keys, noKeys } }: { handbook: Handbook }) {
  if (noKeys !== undefined) return <p>{`None of its own. ${noKeys}`}</p>;
  return (
    <table className="key-table">
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((row) => (
          <tr key={row.keys + row.does}>
            <th scope="row">
              <Keys keys={row.keys} />
            </th>
            <td>{row.does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Guidance({
  handbook: { whenToUse, whenNotToUse, dos, donts, anatomy, content },
}: {
  handbook: Handbook;
}) {
  return (
    <>
      <Heading>When to use it</Heading>
      <Points points={whenToUse} />
      <Heading>When not to use it</Heading>
      <Points points={whenNotToUse} />
      <Heading>Do and don’t</Heading>
      <Unstyled>
        <div className="grid gap-x-6 pt-2 font-text text-body text-ink sm:grid-cols-2">
          {dos.map((example) => (
            <Example key={example.why} mark="do" example={example} />
          ))}
          {donts.map((example) => (
            <Example key={example.why} mark="dont" example={example} />
          ))}
        </div>
      </Unstyled>
      <Heading>Anatomy</Heading>
      <ol>
        {anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
      <Heading>Content guidelines</Heading>
      <Points points={content} />
    </>
  );
}

export function Accessibility({ handbook }: { handbook: Handbook }) {
  return (
    <>
      <Heading>Keyboard</Heading>
      <KeyTable handbook={handbook} />
      <Heading>Screen reader</Heading>
      <p>{handbook.screenReader}</p>
      <Heading>Related</Heading>
      <ul>
        {handbook.related.map((name) => (
          <li key={name}>
            <a href={`./?path=/docs/${componentDocs[name] ?? ''}--docs`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
