import { useEffect } from 'react';

import { hiddenStore, recordStore, showPerson } from '../../persistence/hidden';
import { settingsStore } from '../../persistence/settings';
import { setTextSize, startTextSize, textSizeStore } from '../../persistence/text-size';
import { setTheme, themeStore } from '../../persistence/theme';
import { DataMode } from '../../parts/data-mode/DataMode';
import { AuthGate } from '../../parts/auth-gate/AuthGate';
import { FirstUse } from '../../parts/first-use/FirstUse';
import { HomeScreenName } from '../../parts/offline/HomeScreenName';
import { KeepPages } from '../../parts/offline/KeepPages';
import { languageCopy } from '#words/parts/language/copy';
import { LanguageLinks } from '../../parts/language/LanguageLinks';
import { PageHead } from '../../parts/page/PageHead';
import { dedupeById } from '../../parts/people/dedupe-by-id';
import { YourData } from '../../parts/your-data/YourData';
import { PATHS } from '../../paths';
import { useSaveState, useStore } from '../../platform/use-store';
import { settingsCopy as copy } from '#words/pages/settings/copy';
import { HiddenPeople } from './HiddenPeople';
import { Appearance } from './Appearance';
import { Privacy } from './Privacy';

/** The visitor's settings on this device: privacy, appearance, hidden people and data (SETTINGS-1). */
export function SettingsPage() {
  const settings = useStore(settingsStore);
  const theme = useStore(themeStore);
  const textSize = useStore(textSizeStore);
  const hidden = useStore(hiddenStore);
  const records = useStore(recordStore);
  const saveState = useSaveState(settingsStore);
  useEffect(() => startTextSize(), []);
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <div className="page-width pt-4 pb-(--section-space) md:pt-10">
        <FirstUse page={PATHS.settings} heading={<h1 className="text-display">{copy.heading}</h1>}>
          <p className="mt-3 max-w-prose text-lead text-ink-soft">{copy.intro}</p>
        </FirstUse>
        <section aria-labelledby="language" className="mt-6 flex flex-wrap items-center gap-x-5">
          <h2 id="language" className="font-text text-body font-semibold tracking-normal">
            {languageCopy.heading}
          </h2>
          <LanguageLinks />
        </section>
        <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_24rem]">
          <div className="grid gap-10">
            <Privacy
              settings={settings}
              saveState={saveState}
              onSave={(changes) => settingsStore.update((before) => ({ ...before, ...changes }))}
            />
            <div className="grid gap-6 rounded-lg border border-line bg-raised p-5 shadow-soft sm:p-7">
              <KeepPages />
              <HomeScreenName />
            </div>
          </div>
          <div className="grid gap-10">
            <Appearance
              theme={theme}
              onTheme={setTheme}
              textSize={textSize}
              onTextSize={setTextSize}
            />
            <DataMode className="rounded-lg border border-line bg-raised p-5 shadow-soft sm:p-7" />
          </div>
        </div>
        <AuthGate
          section="hidden"
          count={hidden.length + records.length}
          className="mt-12 max-w-prose md:mt-16"
        >
          <HiddenPeople people={dedupeById(hidden)} records={records} onShow={showPerson} />
        </AuthGate>
      </div>
      <YourData />
    </>
  );
}
