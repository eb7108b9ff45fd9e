import { RadioGroup } from '@iru/ui/radio-group';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';

import { TEXT_SIZES, type TextSize } from '../../persistence/text-size';
import { type Theme, THEMES } from '../../persistence/theme';
import type { WriteOutcome } from '../../platform/storage';
import { settingsCopy } from '#words/pages/settings/copy';

const copy = settingsCopy.look;
const icons: Record<Theme, typeof Sun> = { light: Sun, dark: Moon, system: Monitor };

export interface AppearanceProps {
  theme: Theme;
  onTheme: (theme: Theme) => WriteOutcome;
  textSize: TextSize;
  onTextSize: (size: TextSize) => WriteOutcome;
}

/** The theme and the text size; both apply immediately and are saved. */
export function Appearance({ theme, onTheme, textSize, onTextSize }: AppearanceProps) {
  const [failed, setFailed] = useState(false);
  const note = (outcome: WriteOutcome) => setFailed(outcome !== 'saved');
  return (
    <section aria-labelledby="look" className="rounded-lg bg-primary-wash p-5 sm:p-7">
      <h2 id="look" className="text-heading">
        {copy.heading}
      </h2>
      <p className="mt-2">{copy.text}</p>
      <div className="mt-5 grid gap-6">
        <RadioGroup
          legend={copy.theme}
          variant="pills"
          value={theme}
          onValueChange={(next) => note(onTheme(next))}
          options={THEMES.map((value) => {
            const Icon = icons[value];
            return { value, label: copy.themes[value], icon: <Icon /> };
          })}
        />
        <RadioGroup
          legend={copy.size}
          variant="pills"
          value={textSize}
          onValueChange={(next) => note(onTextSize(next))}
          options={TEXT_SIZES.map((value) => ({ value, label: copy.sizes[value] }))}
        />
      </div>
      <p className="mt-5 border-s-2 border-primary ps-4">{copy.sample}</p>
      <p role="status" className="not-empty:mt-4">
        {failed ? copy.failed : ''}
      </p>
    </section>
  );
}
