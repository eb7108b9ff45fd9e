import { Accordion } from '@iru/ui/accordion';
import { TextLink } from '@iru/ui/text-link';
import { Link } from 'react-router-dom';

import { legalHref } from '../../content/legal/documents';
import { pricingCopy } from '#words/pages/pricing/copy';
import { QUESTIONS } from './questions';

const copy = pricingCopy.faq;

const items = QUESTIONS.map((id) => {
  const { question, answer } = copy.list[id];
  return {
    value: id,
    heading: question,
    content:
      id === 'refund' ? (
        <>
          <p>{answer}</p>
          <TextLink asChild className="mt-2 inline-flex min-h-11 items-center">
            <Link to={legalHref('refunds')}>{copy.refunds}</Link>
          </TextLink>
        </>
      ) : (
        answer
      ),
  };
});

/** Five questions; only one answer is open at a time (QUESTIONS-1). */
export function PricingQuestions() {
  return (
    <section
      aria-labelledby="faq"
      className="page-width grid gap-8 py-(--section-space) lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="faq" className="text-heading">
        {copy.heading}
      </h2>
      <Accordion items={items} />
    </section>
  );
}
