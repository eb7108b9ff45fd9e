import { Badge } from '@iru/ui/badge';
import { Switch } from '@iru/ui/switch';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { settingsStore } from '../../persistence/settings';
import { useSettingsSwitch } from '../../parts/settings-switch/use-settings-switch';
import { PATHS } from '../../paths';
import { useStore } from '../../platform/use-store';
import { dashboardCopy as copy } from './copy';
import { type DashboardTab, isOn, TAB_SWITCHES } from './dashboard-tabs';
import { More } from './More';

interface PanelProps {
  tab: DashboardTab;
  text: string;
  children: ReactNode;
}

/** What the smaller panels share: the name of the feature, whether it is on, a sentence, and what can be done. */
export function Panel({ tab, text, children }: PanelProps) {
  const on = isOn(tab, useStore(settingsStore));
  return (
    <div className="max-w-prose">
      <div className="flex flex-wrap items-center gap-4">
        <h2 className="text-heading">{copy.tabs[tab]}</h2>
        <Badge variant={on ? 'success' : 'neutral'}>{on ? copy.states.on : copy.states.off}</Badge>
      </div>
      <p className="mt-3 text-lead text-ink-soft">{text}</p>
      <div className="mt-6">{children}</div>
    </div>
  );
}

const switchPages = { mask: PATHS.settings, radar: PATHS.radar } as const;

/** A feature that is off until its switch is pressed; the settings keep it. */
export function SwitchPanel({ tab }: { tab: keyof typeof switchPages }) {
  const words = copy[tab];
  const key = TAB_SWITCHES[tab];
  const settings = useStore(settingsStore);
  const { set, announcement } = useSettingsSwitch(copy.saved);
  return (
    <Panel tab={tab} text={words.text}>
      <Switch
        label={words.toggle}
        hint={words.hint}
        checked={settings[key]}
        onCheckedChange={(on) => set({ [key]: on })}
      />
      <p role="status" className="mt-2 text-small text-ink-soft">
        {announcement}
      </p>
      <div className="mt-4">
        <More to={switchPages[tab]} label={words.more} />
      </div>
    </Panel>
  );
}

const linkPages = {
  date: PATHS.planDate,
  timeline: PATHS.timeline,
  icebreaker: PATHS.icebreaker,
  culture: PATHS.culture,
} as const;

/** A feature that has a page of its own. */
export function LinkPanel({ tab }: { tab: keyof typeof linkPages }) {
  return (
    <Panel tab={tab} text={copy[tab].text}>
      <div className="flex flex-wrap gap-3">
        <More to={linkPages[tab]} label={copy[tab].more} />
        {tab === 'date' ? <More to={PATHS.meetingGuide} label={copy.date.guide} /> : null}
      </div>
    </Panel>
  );
}

const roomPages = { emotions: PATHS.emotions, groups: PATHS.groups } as const;

/** The rooms of a kind, each a link into it. */
export function RoomsPanel({ tab }: { tab: keyof typeof roomPages }) {
  const { text, rooms, list } = copy[tab];
  return (
    <Panel tab={tab} text={text}>
      <ul aria-label={list} className="flex flex-wrap gap-2">
        {rooms.map((room) => (
          <li key={room}>
            <Link
              to={`${roomPages[tab]}?room=${room.toLowerCase()}`}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 font-medium hover:border-primary hover:text-primary"
            >
              {room}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
