import { Badge } from '@iru/ui/badge';
import { Switch } from '@iru/ui/switch';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { settingsStore } from '../../persistence/settings';
import { EMOTION_ROOMS, GROUP_ROOMS } from '../../parts/rooms/room-ids';
import { useSettingsSwitch } from '../../parts/settings-switch/use-settings-switch';
import { StatusTag, type StatusTagProps } from '../../parts/status-tag/StatusTag';
import { PATHS } from '../../paths';
import { useStore } from '../../platform/use-store';
import { dashboardCopy as copy } from '#words/pages/dashboard/copy';
import { type DashboardTab, isOn, TAB_SWITCHES } from './dashboard-tabs';
import { More } from './More';

interface PanelProps {
  tab: DashboardTab;
  /** Marks a feature that doesn’t fully work yet. @default no label */
  status?: StatusTagProps['status'];
  text: ReactNode;
  children: ReactNode;
}

export function Panel({ tab, status, text, children }: PanelProps) {
  const on = isOn(tab, useStore(settingsStore));
  return (
    <div className="max-w-prose">
      <div className="flex flex-wrap items-center gap-4">
        <h2 className="text-heading">{copy.tabs[tab]}</h2>
        <Badge variant={on ? 'success' : 'neutral'}>{on ? copy.states.on : copy.states.off}</Badge>
        {status ? <StatusTag status={status} /> : null}
      </div>
      <p className="mt-3 text-lead text-ink-soft">{text}</p>
      <div className="mt-6">{children}</div>
    </div>
  );
}

const switchPages = { mask: PATHS.settings, radar: PATHS.radar } as const;
const switchStatus = { mask: 'planned', radar: 'preview' } as const;

export function SwitchPanel({ tab }: { tab: keyof typeof switchPages }) {
  const panelCopy = copy[tab];
  const key = TAB_SWITCHES[tab];
  const settings = useStore(settingsStore);
  const { set, announcement } = useSettingsSwitch(copy.saved);
  return (
    <Panel tab={tab} status={switchStatus[tab]} text={panelCopy.text}>
      <Switch
        label={panelCopy.toggle}
        hint={panelCopy.hint}
        checked={settings[key]}
        onCheckedChange={(on) => set({ [key]: on })}
      />
      <p role="status" className="mt-2 text-small text-ink-soft">
        {announcement}
      </p>
      <div className="mt-4">
        <More to={switchPages[tab]} label={panelCopy.more} />
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

const roomLinks = {
  emotions: EMOTION_ROOMS.map((id) => ({ id, name: copy.emotions.rooms[id] })),
  groups: GROUP_ROOMS.map((id) => ({ id, name: copy.groups.rooms[id] })),
} as const;

export function RoomsPanel({ tab }: { tab: keyof typeof roomLinks }) {
  const { text, list } = copy[tab];
  return (
    <Panel tab={tab} text={text}>
      <ul aria-label={list} className="flex flex-wrap gap-2">
        {roomLinks[tab].map(({ id, name }) => (
          <li key={id}>
            <Link
              to={`${PATHS[tab]}?room=${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 font-medium hover:border-primary hover:text-primary"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
