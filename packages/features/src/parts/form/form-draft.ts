import { isSecretName } from '../../platform/redaction';

export interface FormDraftOptions<Values extends object> {
  /** Secret fields are restored from these. */
  untouched: Values;
  read: () => Partial<Values>;
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
