const SECRET = /passw|passcode|passphrase|secret|token|credential|apikey|cvv/i;
const PERSONAL = /idnumber|passport|dateofbirth|birthdate|birthday|bday/i;

const bare = (name: string): string => name.replace(/[-_\s]/g, '');

/** Whether the values of a field name must never be stored, exported or logged, such as a password. */
export function isSecretName(name: string): boolean {
  return SECRET.test(bare(name));
}

/** Whether the values of a field name must never be logged, such as a date of birth; includes secrets. */
export function isPersonalName(name: string): boolean {
  return isSecretName(name) || PERSONAL.test(bare(name));
}

/** A JSON.stringify replacer that drops secret fields at any depth. */
export function redactSecrets(name: string, value: unknown): unknown {
  return isSecretName(name) ? undefined : value;
}

/** A JSON.stringify replacer that drops secret and personal fields at any depth. */
export function redactPersonal(name: string, value: unknown): unknown {
  return isPersonalName(name) ? undefined : value;
}
