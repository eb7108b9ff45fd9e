import { Button } from '@iru/ui/button';
import { Notice } from '@iru/ui/notice';
import { Slider } from '@iru/ui/slider';
import { Switch } from '@iru/ui/switch';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';

import { settingsStore } from '../../persistence/settings';
import { RADAR } from '../../domain/radar';
import { MemberTitle } from '../../parts/first-use/MemberTitle';
import { PageHead } from '../../parts/page/PageHead';
import { useSettingsSwitch } from '../../parts/settings-switch/use-settings-switch';
import { PATHS } from '../../paths';
import { useStore } from '../../platform/use-store';
import { radarCopy as copy } from '#words/pages/radar/copy';
import { RadarScreen } from './RadarScreen';
import { useRadar } from './use-radar';

/** The proximity radar, with its switch from Settings, a pause button and a radius (RADAR-1). */
export function RadarPage() {
  const { nearbyRadar: on } = useStore(settingsStore);
  const { state, sightings, setPaused } = useRadar(on);
  const { set, announcement } = useSettingsSwitch();
  const [radius, setRadius] = useState<number>(RADAR.startM);
  const paused = state === 'paused';
  return (
    <div className="page-width pt-8 pb-(--section-space) md:pt-14">
      <PageHead title={copy.title} description={copy.description} />
      <MemberTitle page={PATHS.radar} heading={copy.heading} intro={copy.intro} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <div className="grid content-start gap-6">
          <div>
            <Switch
              label={copy.enable}
              hint={copy.enableHint}
              checked={on}
              onCheckedChange={(nearbyRadar) => set({ nearbyRadar })}
            />
            <p role="status" className="text-small text-ink-soft not-empty:mt-2">
              {announcement}
            </p>
          </div>
          <Slider
            label={copy.radius}
            min={RADAR.minM}
            max={RADAR.maxM}
            step={RADAR.stepM}
            value={radius}
            onValueChange={setRadius}
            formatValue={copy.metres}
          />
          <div className="flex flex-wrap items-center justify-between gap-4 border-y border-line py-4">
            <p>
              <span>{copy.status}</span>{' '}
              <b role="status" className="font-semibold text-primary">
                {copy.states[state]}
              </b>
            </p>
            <Button variant="secondary" disabled={!on} onClick={() => setPaused(!paused)}>
              {paused ? (
                <Play size={20} aria-hidden="true" />
              ) : (
                <Pause size={20} aria-hidden="true" />
              )}
              <span>{paused ? copy.resume : copy.pause}</span>
            </Button>
          </div>
          <Notice>{copy.honest}</Notice>
        </div>
        <section aria-labelledby="nearby" className="rounded-lg bg-sunken p-6 sm:p-8">
          <h2 id="nearby" className="text-title">
            {copy.nearby}
          </h2>
          <RadarScreen sightings={sightings} radius={radius} active={state === 'scanning'} />
          {sightings.length === 0 ? (
            <p className="min-h-14 text-center text-ink-soft">{copy.empty[state]}</p>
          ) : (
            <ul className="grid min-h-14 gap-2 sm:grid-cols-2">
              {sightings.map((sighting) => (
                <li
                  key={sighting}
                  className="flex items-center gap-3 rounded-md bg-surface px-4 py-3"
                >
                  <span aria-hidden="true" className="size-3 rounded-full bg-primary" />
                  <span>{copy.user(sighting)}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  );
}
