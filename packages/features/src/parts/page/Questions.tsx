import { Accordion } from '@iru/ui/accordion';
import { useId } from 'react';

import { Ranges } from './Ranges';

export interface QuestionsProps {
  heading: string;
  list: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
}

/** Frequently asked questions beside their heading. Only one answer is open at a time. */
export function Questions({ heading, list }: QuestionsProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="page-width grid gap-8 py-(--section-space) lg:grid-cols-[1fr_2fr]"
    >
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      <Accordion
        items={list.map((each) => ({
          value: each.id,
          heading: each.question,
          content: <Ranges>{each.answer}</Ranges>,
        }))}
      />
    </section>
  );
}
