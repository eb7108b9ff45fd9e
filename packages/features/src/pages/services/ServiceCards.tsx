import { Card, CardBody } from '@iru/ui/card';
import { Section } from '@iru/ui/section';
import { clsx } from 'clsx';
import {
  ArrowRight,
  CalendarHeart,
  Drama,
  HeartPulse,
  MessagesSquare,
  Radar,
  Scale,
  Sparkles,
} from 'lucide-react';
import { Link } from 'react-router-dom';

import { StatusTag } from '../../parts/status-tag/StatusTag';
import { PATHS } from '../../paths';
import { servicesCopy } from '#words/pages/services/copy';
import { SampleForecast } from './SampleForecast';

const copy = servicesCopy.cards;

/** In the order of the copy. */
const links = [
  { icon: Scale, to: PATHS.dashboard },
  { icon: HeartPulse, to: PATHS.emotions },
  { icon: Drama, to: PATHS.dashboard },
  { icon: MessagesSquare, to: PATHS.groups },
  { icon: CalendarHeart, to: PATHS.timeline },
  { icon: Radar, to: PATHS.radar },
  { icon: Sparkles, to: PATHS.icebreaker },
] as const;

/** The seven services, the first one larger; the whole card links to its page. */
export function ServiceCards() {
  return (
    <Section tone="sunken" heading={copy.heading}>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        {copy.list.map(({ name, status, text, action }, at) => {
          const { icon: Icon, to } = links[at] ?? links[0];
          const first = at === 0;
          return (
            <Card
              asChild
              key={name}
              interactive
              className={clsx(
                'relative',
                first && 'md:col-span-2 md:row-span-2',
                at >= 5 && 'lg:col-span-2',
              )}
            >
              <li>
                <CardBody>
                  <Icon aria-hidden="true" className="size-7 text-accent" strokeWidth={1.6} />
                  <h3 className={first ? 'text-heading' : 'text-title'}>{name}</h3>
                  {status ? <StatusTag status={status} className="self-start" /> : null}
                  <p className={clsx('text-ink-soft', first && 'text-lead')}>{text}</p>
                  {first ? <SampleForecast /> : null}
                  <Link
                    to={to}
                    className={clsx(
                      'mt-auto inline-flex min-h-11 items-center gap-2 font-semibold text-primary',
                      'after:absolute after:inset-0 after:rounded-lg',
                    )}
                  >
                    <span>{action}</span>
                    <ArrowRight aria-hidden="true" className="size-5" />
                  </Link>
                </CardBody>
              </li>
            </Card>
          );
        })}
      </ul>
    </Section>
  );
}
