import { Section } from '@iru/ui/section';
import { ArrowUp } from 'lucide-react';
import { Link } from 'react-router-dom';

import { contactAddress } from '../../paths';
import { contactCopy } from '#words/pages/contact/copy';
import { DEPARTMENTS } from './planned-departments';

const copy = contactCopy.departments;

export function Departments() {
  return (
    <Section tone="primary-wash" edge="top" heading={copy.heading} intro={copy.intro}>
      <ul className="divide-y divide-line border-y border-line">
        {DEPARTMENTS.map((subject) => {
          const { name, text } = copy.list[subject];
          return (
            <li
              key={subject}
              className="grid items-center gap-x-8 gap-y-1 py-4 md:grid-cols-[12rem_1fr_auto]"
            >
              <h3 className="text-title">{name}</h3>
              <p className="text-ink-soft">{text}</p>
              <Link
                to={contactAddress(subject)}
                preventScrollReset
                className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-primary"
              >
                <span>{copy.write(name)}</span>
                <ArrowUp aria-hidden="true" className="size-5" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
