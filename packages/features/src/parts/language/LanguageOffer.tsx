import { BarButton } from '@iru/ui/bar-button';
import { X } from 'lucide-react';

import { type Language, LANGUAGES } from '../../domain/languages';
import { setLanguage } from '../../persistence/language';
import { offerCopy } from './offer-copy';
import { useLanguageHref } from './use-language-href';

export interface LanguageOfferProps {
  /** The language that the visitor's browser prefers. */
  language: Language;
  /** Called when the visitor stays with the language of the page. */
  onDismiss: () => void;
}

/** A line, in the language it offers, that links to the same page in that language. */
export function LanguageOffer({ language, onDismiss }: LanguageOfferProps) {
  const hrefOf = useLanguageHref();
  const copy = offerCopy[language];
  return (
    <aside
      lang={language}
      translate="no"
      aria-label={LANGUAGES[language]}
      className="page-width flex items-center justify-between gap-2"
    >
      <a
        href={hrefOf(language)}
        hrefLang={language}
        className="flex min-h-11 min-w-0 items-center text-small font-semibold wrap-anywhere underline underline-offset-4"
        onClick={() => setLanguage(language)}
      >
        {copy.read}
      </a>
      <BarButton label={copy.close} className="-me-3 shrink-0" onClick={onDismiss}>
        <X size={20} aria-hidden="true" />
      </BarButton>
    </aside>
  );
}
