import { isSecretName } from '../../platform/redaction';

/** How an unsent form is saved. */
export interface FormDraftOptions<Values extends object> {
  /** The initial values; secret fields are restored from these. */
  untouched: Values;
  /** Reads the saved draft. */
  read: () => Partial<Values>;
  /** Saves the values. */
  write: (values: Values) => unknown;
}

/** Returns the form options that save a draft; secret fields are neither written nor read. */
export const formDraft = <Values extends object>({
  untouched,
  read,
  write,
}: FormDraftOptions<Values>) => {
  const redactSecrets = (values: Partial<Values>): Values => ({
    ...untouched,
    ...Object.fromEntries(Object.entries(values).filter(([name]) => !isSecretName(name))),
  });
  return {
    restore: () => redactSecrets(read()),
    save: (values: Values) => void write(redactSecrets(values)),
  };
};
