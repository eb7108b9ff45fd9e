import {
  CalendarHeart,
  Globe,
  HeartPulse,
  Layers,
  MessageCircle,
  MessagesSquare,
  Milestone,
  Radar,
  Settings,
  Sparkles,
} from 'lucide-react';
import { Link } from 'react-router-dom';

import { PATHS } from '../../paths';
import { dashboardCopy } from '#words/pages/dashboard/copy';

const copy = dashboardCopy.links;

const links = [
  [copy.swipe, PATHS.swipe, Layers],
  [copy.messages, PATHS.messages, MessageCircle],
  [copy.settings, PATHS.settings, Settings],
  [copy.emotions, PATHS.emotions, HeartPulse],
  [copy.groups, PATHS.groups, MessagesSquare],
  [copy.radar, PATHS.radar, Radar],
  [copy.planDate, PATHS.planDate, CalendarHeart],
  [copy.timeline, PATHS.timeline, Milestone],
  [copy.icebreaker, PATHS.icebreaker, Sparkles],
  [copy.culture, PATHS.culture, Globe],
] as const;

/** Links to the ten features (DASH-1). */
export function QuickLinks() {
  return (
    <nav aria-label={copy.label} className="my-8 border-y border-line py-4">
      <p
        aria-hidden="true"
        className="mb-1 px-2 text-small font-semibold tracking-wide text-ink-soft uppercase"
      >
        {copy.label}
      </p>
      <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-5">
        {links.map(([label, to, Icon]) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 rounded-sm px-2 font-medium hover:bg-sunken hover:text-primary"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.8} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
