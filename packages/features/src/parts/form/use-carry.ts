import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';

import { parseJson } from '../../domain/result';
import { readDraft, saveDraft } from '../../persistence/drafts';
import { isPersonalName } from '../../platform/redaction';
import type { SchemaForm } from './use-schema-form';

const textsSchema = v.record(v.string(), v.string());
type Texts = Readonly<Record<string, string>>;

const takeTexts = (draft: string): Texts => {
  const parsed = parseJson(readDraft(draft));
  saveDraft(draft, '');
  return parsed.ok && v.is(textsSchema, parsed.value) ? parsed.value : {};
};

const isLanguageLink = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 &&
  !(ctrlKey || metaKey || shiftKey) &&
  target instanceof Element &&
  target.closest('a[hreflang]') !== null;

/**
 * Carries typed text over to the page in another language, which is another document. Leaves out passwords, ID numbers and
 * other personal fields, and removes the text from the tab's storage once it's read.
 */
export const useCarry = (
  name: string,
  getTexts: () => object,
  onCarried: (texts: Texts) => void,
): void => {
  const draft = `language-${name}`;
  const receive = useEffectEvent(() => {
    const texts = takeTexts(draft);
    if (Object.keys(texts).length > 0) onCarried(texts);
  });
  const send = useEffectEvent((event: MouseEvent) => {
    if (!isLanguageLink(event)) return;
    const texts = Object.entries(getTexts()).filter(
      ([field, text]) => typeof text === 'string' && text !== '' && !isPersonalName(field),
    );
    saveDraft(draft, texts.length > 0 ? JSON.stringify(Object.fromEntries(texts)) : '');
  });
  useEffect(() => {
    receive();
    document.addEventListener('click', send);
    return () => document.removeEventListener('click', send);
  }, []);
};

/** The same for the text fields of a schema-based form. */
export const useCarriedForm = <Values extends Record<string, unknown>>(
  name: string,
  { methods: { getValues, setValue }, defaultValues }: SchemaForm<Values>,
): void =>
  useCarry(name, getValues, (texts) => {
    for (const field of Object.keys(defaultValues)) {
      const text = texts[field];
      if (text !== undefined) setValue(field as never, text as never);
    }
  });
