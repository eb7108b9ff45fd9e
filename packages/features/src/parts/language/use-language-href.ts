import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useLocation } from 'react-router-dom';

import type { Language } from '../../domain/languages';
import { languageHref } from './language-href';

/** Returns the URL of the visitor's place in a language; the prerendered page knows neither query nor fragment. */
export function useLanguageHref(): (language: Language) => string {
  const hydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  const place = hydrated ? { pathname, search, hash } : { pathname, search: '', hash: '' };
  return (language) => languageHref(language, place);
}
