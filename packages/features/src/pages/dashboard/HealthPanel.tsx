import { AlertDialog } from '@iru/ui/alert-dialog';
import { Switch } from '@iru/ui/switch';
import { useState } from 'react';

import { settingsStore } from '../../persistence/settings';
import { useSettingsSwitch } from '../../parts/settings-switch/use-settings-switch';
import { PATHS } from '../../paths';
import { useStore } from '../../platform/use-store';
import { withEnglish } from '../../parts/language/with-english';
import { dashboardCopy } from '#words/pages/dashboard/copy';
import { dashboardCopy as english } from './copy';
import { More } from './More';
import { Panel } from './panels';

const copy = dashboardCopy.dna;

/** Health compatibility. Turning it on needs explicit consent, and turning it off withdraws it (DASH-2). */
export function HealthPanel() {
  const { health } = useStore(settingsStore);
  const { set, announcement } = useSettingsSwitch(dashboardCopy.saved);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Panel tab="dna" status="planned" text={withEnglish(copy.text, english.dna.text)}>
      <Switch
        label={copy.toggle}
        hint={withEnglish(copy.hint, english.dna.hint)}
        checked={health}
        onCheckedChange={(on) => {
          if (on) setIsAsking(true);
          else set({ health: false, healthConsent: false });
        }}
      />
      <p role="status" className="mt-2 text-small text-ink-soft">
        {announcement}
      </p>
      {health ? <p className="mt-2">{withEnglish(copy.given, english.dna.given)}</p> : null}
      <div className="mt-4">
        <More to={`${PATHS.user}#your-data`} label={copy.more} />
      </div>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={copy.consent.title}
        description={withEnglish(copy.consent.description, english.dna.consent.description)}
        cancelLabel={copy.consent.decline}
        actionLabel={copy.consent.agree}
        actionVariant="primary"
        onAction={() => set({ health: true, healthConsent: true })}
      />
    </Panel>
  );
}
