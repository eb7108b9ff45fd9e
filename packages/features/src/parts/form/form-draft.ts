import { isSecretName } from '../../platform/redaction';

/** How a form is kept while it is unsent. */
export interface FormDraftOptions<Values extends object> {
  /** The values of an untouched form, which stand in for the secret ones. */
  untouched: Values;
  /** Reads what was kept. */
  read: () => Partial<Values>;
  /** Keeps what was filled in. */
  write: (values: Values) => unknown;
}

/** The options of a form that is kept while it is unsent; a value of a secret name is neither written nor read. */
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
