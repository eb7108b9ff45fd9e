import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { Tabs } from '@iru/ui/tabs';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { settingsStore } from '../../persistence/settings';
import { MemberTitle } from '../../parts/first-use/MemberTitle';
import { PageHead } from '../../parts/page/PageHead';
import { PATHS } from '../../paths';
import { useStore } from '../../platform/use-store';
import { dashboardCopy as copy } from '#words/pages/dashboard/copy';
import { DASHBOARD_TABS, type DashboardTab, isOn, tabFromHash } from './dashboard-tabs';
import { Forecast } from './Forecast';
import { HealthPanel } from './HealthPanel';
import { LinkPanel, RoomsPanel, SwitchPanel } from './panels';
import { QuickLinks } from './QuickLinks';

const panels: Readonly<Record<DashboardTab, () => ReactNode>> = {
  forecast: () => <Forecast />,
  mask: () => <SwitchPanel tab="mask" />,
  emotions: () => <RoomsPanel tab="emotions" />,
  radar: () => <SwitchPanel tab="radar" />,
  date: () => <LinkPanel tab="date" />,
  dna: () => <HealthPanel />,
  timeline: () => <LinkPanel tab="timeline" />,
  icebreaker: () => <LinkPanel tab="icebreaker" />,
  culture: () => <LinkPanel tab="culture" />,
  groups: () => <RoomsPanel tab="groups" />,
};

/** The dashboard: ten links and ten tabs. The open tab is in the URL, the switches in the settings (DASH-1). */
export function DashboardPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const settings = useStore(settingsStore);
  // The prerendered page has no URL fragment.
  const open = hydrated ? tabFromHash(hash) : 'forecast';
  const items = DASHBOARD_TABS.map((tab) => {
    const on = isOn(tab, settings);
    return {
      value: tab,
      label: copy.tabs[tab],
      icon: on ? <CircleCheck className="text-success" /> : <Circle />,
      content: panels[tab](),
    };
  });
  return (
    <div className="page-width pt-8 pb-(--section-space) md:pt-14">
      <PageHead title={copy.title} description={copy.description} />
      <MemberTitle page={PATHS.dashboard} heading={copy.heading} intro={copy.intro} />
      <QuickLinks />
      <p
        aria-hidden="true"
        className="mb-1 px-2 text-small font-semibold tracking-wide text-ink-soft uppercase"
      >
        {copy.tabs.label}
      </p>
      <Tabs
        label={copy.tabs.label}
        overflow="wrap"
        items={items}
        value={open}
        onValueChange={(tab) =>
          void navigate({ hash: tab }, { replace: true, preventScrollReset: true })
        }
      />
    </div>
  );
}
