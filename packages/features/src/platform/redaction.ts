const SECRET = /passw|passcode|passphrase|secret|token|credential|apikey|cvv/i;
const PERSONAL = /idnumber|passport|dateofbirth|birthdate|birthday|bday/i;

const bare = (name: string): string => name.replace(/[-_\s]/g, '');

/** True for a field name whose value must never be stored, exported or logged, such as a password. */
export function isSecretName(name: string): boolean {
  return SECRET.test(bare(name));
}

/** True for a field name whose value must never be logged, such as a date of birth; secrets included. */
export function isPersonalName(name: string): boolean {
  return isSecretName(name) || PERSONAL.test(bare(name));
}

/** A replacer for JSON.stringify that leaves secret fields out at any depth. */
export function redactSecrets(name: string, value: unknown): unknown {
  return isSecretName(name) ? undefined : value;
}

/** A replacer for JSON.stringify that leaves secret and personal fields out at any depth. */
export function redactPersonal(name: string, value: unknown): unknown {
  return isPersonalName(name) ? undefined : value;
}
