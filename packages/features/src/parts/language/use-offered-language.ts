import { useHydrated } from '@iru/ui/hooks/use-hydrated';

import { LANGUAGE } from '../../domain/language';
import { LANGUAGE_CODES } from '../../domain/languages';
import { languageStore, setLanguage } from '../../persistence/language';
import { useStore } from '../../platform/use-store';

/**
 * Returns the language to offer, if any, and a function that declines it. The boot script compares the browser's languages with
 * the page's, to reserve the height of the offer before the first paint.
 */
export function useOfferedLanguage() {
  const hydrated = useHydrated();
  const isChosen = useStore(languageStore) !== '';
  const preferred = hydrated ? document.documentElement.dataset['offer'] : undefined;
  const offered = LANGUAGE_CODES.find((language) => language === preferred);
  const dismiss = () => {
    delete document.documentElement.dataset['offer'];
    setLanguage(LANGUAGE);
  };
  return { offered: isChosen ? undefined : offered, dismiss };
}
