import { Card, CardBody } from '@iru/ui/card';
import { Section } from '@iru/ui/section';
import { clsx } from 'clsx';
import {
  ArrowRight,
  CalendarHeart,
  Drama,
  HeartPulse,
  type LucideIcon,
  MessagesSquare,
  Radar,
  Scale,
  Sparkles,
} from 'lucide-react';
import { Link } from 'react-router-dom';

import { StatusTag } from '../../parts/status-tag/StatusTag';
import { servicesCopy } from '#words/pages/services/copy';
import { type Service, SERVICES } from './data';
import { SampleForecast } from './SampleForecast';

const copy = servicesCopy.cards;

const icons: Readonly<Record<Service, LucideIcon>> = {
  forecast: Scale,
  mood: HeartPulse,
  mask: Drama,
  rooms: MessagesSquare,
  timeline: CalendarHeart,
  radar: Radar,
  icebreaker: Sparkles,
};

/** The seven services, the first one larger; the whole card links to its page. */
export function ServiceCards() {
  return (
    <Section tone="sunken" heading={copy.heading}>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        {SERVICES.map((service, at) => {
          const { id, to } = service;
          const { name, text, action } = copy.list[id];
          const Icon = icons[id];
          const first = at === 0;
          return (
            <Card
              asChild
              key={id}
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
                  {'status' in service ? (
                    <StatusTag status={service.status} className="self-start" />
                  ) : null}
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
