/** Returns a decimal digit's value: its distance from its script's zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** Converts the digits of every script to 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) =>
    digit >= '0' && digit <= '9' ? digit : String(digitValue(digit)),
  );
