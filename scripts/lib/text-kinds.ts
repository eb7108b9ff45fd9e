/** What a mistake in a translation could cost someone, in the order in which a reviewer should read. */
export const TEXT_KINDS = ['danger', 'leaving', 'consent', 'money', 'erasing'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** The files, or texts of a file, by kind. */
export const KINDS: Readonly<Record<TextKind, readonly RegExp[]>> = {
  danger: [
    /assistant-engine\/danger\/copy/,
    /content\/emergency-copy/,
    /assistant-engine\/intents\/copy-safety/,
    /assistant\/copy\.ts#.*(?:emergency|danger|call)/i,
    /assistant\/copy-launcher\.ts#.*(?:broken|unavailable|besideReload)/,
    /assistant-engine\/copy\.ts#(?:call|engineCopy\.(?:unknown|unsure))/,
    /shell\/copy\.ts#.*(?:noScript|startFailure|broken|emergency|danger|call)/i,
    /parts\/people\/copy/,
    /parts\/meeting\/copy\.ts#.*(?:emergency|event|sheet|inPrint)/,
    /content\/help\/(?:first-meeting|hide-block-report|money-requests)\.mdx/,
    /pages\/share-profile\/copy\.ts#.*(?:unverified|risky|withheld)/,
    /pages\/messages\/copy\.ts#.*(?:honest|safety|risks)/,
    /pages\/contact\/copy\.ts#.*(?:intro|danger|emergency)/,
    /pages\/community-guidelines\/copy\.ts#.*resources/,
  ],
  leaving: [/parts\/quick-exit\/copy/, /content\/help\/quick-exit\.mdx/],
  consent: [
    /registration-copy\.ts#.*(?:agreedTo|honest|afterwards)/,
    /pages\/dashboard\/copy\.ts#.*\bdna\b/,
    /parts\/account\/demo-copy/,
    /pages\/settings\/copy\.ts#.*(?:visibility|blurFirst|privacy)/i,
  ],
  money: [
    /parts\/purchase\/copy/,
    /pages\/pricing\/(?:copy|receipt-copy)/,
    /pages\/swipe\/copy\.ts#.*(?:ask|unpaid|short|uncovered|undo)/i,
    /assistant-engine\/intents\/copy-coins/,
    /content\/help\/coins-lost\.mdx/,
  ],
  erasing: [
    /parts\/your-data\/copy/,
    /parts\/offline\/copy/,
    /content\/help\/your-data\.mdx/,
    /pages\/settings\/records-copy/,
  ],
};

/** Returns the kind of a text by its id; undefined if a mistake in it would only look bad. */
export const kindOf = (id: string): TextKind | undefined =>
  TEXT_KINDS.find((kind) => KINDS[kind].some((pattern) => pattern.test(id)));
