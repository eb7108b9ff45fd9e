import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import facts from 'virtual:component-facts';

import { anchorOf, REQUIREMENTS_PAGE } from '../published';
import type { ComponentFacts } from './component-facts';

const sources = import.meta.glob<string>(
  ['../../packages/*/src/**/*.tsx', '!../../packages/*/src/**/*.{stories,handbook,test}.tsx'],
  { query: '?raw', import: 'default' },
);

const nameOf = (path: string) => path.replace(/^.*\//, '').replace('.stories.tsx', '');

const requirementHref = (id: string) => `./?path=${REQUIREMENTS_PAGE}#${anchorOf(id)}`;

function SourceFile({ path }: { path: string }) {
  const [code, setCode] = useState<string>();
  return (
    <details
      onToggle={() => {
        void sources[`../../${path}`]?.().then(setCode);
      }}
    >
      <summary>
        <code>{path}</code>
      </summary>
      {code === undefined ? null : <Source code={code} language="tsx" />}
    </details>
  );
}

export interface AboutComponentProps {
  /** The path of its story file, as the index of stories writes it. */
  storyFile: string;
  /** The address of the documentation page of another story file. */
  hrefOf: (storyFile: string) => string | undefined;
}

/** Where a component is, how it is imported, what tests it and what it is made of. */
export function AboutComponent({ storyFile, hrefOf }: AboutComponentProps) {
  const about = (facts as Readonly<Record<string, ComponentFacts>>)[storyFile];
  if (!about) return null;
  const parts = about.parts
    .map((file) => [nameOf(file), hrefOf(`./${file}`)] as const)
    .filter(([, href]) => href !== undefined);
  return (
    <dl className="about-component">
      {about.importName && about.source ? (
        <div>
          <dt>Import</dt>
          <dd>
            <code>{`import { ${nameOf(about.source).replace('.tsx', '')} } from '${about.importName}';`}</code>
          </dd>
        </div>
      ) : null}
      {about.source ? (
        <div>
          <dt>Source</dt>
          <dd>
            <SourceFile path={about.source} />
          </dd>
        </div>
      ) : null}
      {parts.length > 0 ? (
        <div>
          <dt>Made of</dt>
          <dd>
            {parts.map(([name, href], index) => (
              <span key={name}>
                {index > 0 ? ', ' : null}
                <a href={href} target="_top">
                  {name}
                </a>
              </span>
            ))}
          </dd>
        </div>
      ) : null}
      {about.tests.length > 0 ? (
        <div>
          <dt>Unit tests</dt>
          <dd>
            {about.tests.map((path) => (
              <code key={path}>{path.replace(/^.*\//, '')}</code>
            ))}
          </dd>
        </div>
      ) : null}
      {about.proves.length > 0 ? (
        <div>
          <dt>Proves</dt>
          <dd>
            {about.proves.map((id, index) => (
              <span key={id}>
                {index > 0 ? ', ' : null}
                <a href={requirementHref(id)} target="_top">
                  {id}
                </a>
              </span>
            ))}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
