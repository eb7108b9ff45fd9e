import { IntroPage } from '../shared/page/IntroPage';
import { settingsCopy } from './copy';

/** Decide what others see, on this device. */
export function SettingsPage() {
  return <IntroPage copy={settingsCopy} />;
}
