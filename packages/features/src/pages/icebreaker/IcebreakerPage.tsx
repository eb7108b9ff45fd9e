import { Button } from '@iru/ui/button';
import { RadioGroup } from '@iru/ui/radio-group';
import { BookOpen, Bus, Music, Sparkles, UtensilsCrossed } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';

import { CopyButton } from '../../parts/copy-button/CopyButton';
import { MemberTitle } from '../../parts/first-use/MemberTitle';
import { PageHead } from '../../parts/page/PageHead';
import { PATHS } from '../../paths';
import { icebreakerCopy as copy } from '#words/pages/icebreaker/copy';
import { type Topic, TOPICS } from './data';

const icons: Readonly<Record<Topic, ReactNode>> = {
  music: <Music />,
  travel: <Bus />,
  food: <UtensilsCrossed />,
  books: <BookOpen />,
};
const options = TOPICS.map((id) => ({ value: id, label: copy.topics[id].name, icon: icons[id] }));

/** Shows an opening question by topic, ready to copy (ICE-1). */
export function IcebreakerPage() {
  const [topic, setTopic] = useState<Topic>(TOPICS[0]);
  const [shown, setShown] = useState<Topic>();
  const question = shown && copy.topics[shown];
  const generate = (event: FormEvent) => {
    event.preventDefault();
    setShown(topic);
  };
  return (
    <div className="page-width grid gap-10 pt-8 pb-(--section-space) md:pt-14 lg:grid-cols-[1fr_1.2fr] lg:gap-16">
      <PageHead title={copy.title} description={copy.description} />
      <div>
        <MemberTitle page={PATHS.icebreaker} heading={copy.heading} intro={copy.intro} />
        <form noValidate className="mt-8 grid justify-items-start gap-6" onSubmit={generate}>
          <RadioGroup
            variant="pills"
            legend={copy.topic}
            options={options}
            value={topic}
            onValueChange={setTopic}
          />
          <Button type="submit" size="lg">
            <Sparkles size={20} aria-hidden="true" />
            <span>{copy.generate}</span>
          </Button>
        </form>
        <p className="mt-8 text-small text-ink-soft">{copy.note}</p>
      </div>
      <div className="overflow-hidden rounded-lg bg-night">
        <div data-theme="dark" className="grid h-full content-center gap-6 p-8 text-ink sm:p-12">
          <div aria-live="polite">
            {question ? (
              <>
                <p className="font-display text-display text-pretty">{question.question}</p>
                <p className="mt-6 text-ink-soft">
                  <b className="font-semibold text-coin">{copy.why}</b> <span>{question.why}</span>
                </p>
              </>
            ) : (
              <p className="text-lead text-ink-soft">{copy.empty}</p>
            )}
          </div>
          {question ? (
            <div className="flex flex-wrap gap-3">
              <CopyButton variant="primary" text={question.question} label={copy.copy} />
              <Button asChild variant="secondary">
                <Link to={PATHS.messages}>{copy.messages}</Link>
              </Button>
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}
