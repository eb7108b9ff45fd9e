// What counts as a claim in the texts of the site, and how it is read out of them.

/** Words that promise something to a visitor; each stands for all its forms. */
const CLAIM_WORDS = {
  encrypt: /encrypt/giu,
  verify: /\bverif(?:y|ie|ica)|\bbadges?\b/giu,
  moderate: /\bmoderat(?:e|ed|es|ing|ion|or|ors)\b/giu,
  review: /\breview/giu,
  check: /\b(?:has|have|been|is|are|was|were|we) checked\b|\bchecked (?:by|venues?|profiles?|people)\b/giu,
  seen: /\bseen by\b|\b(?:they|others|members|people) (?:will )?(?:see|sees)\b/giu,
  real: /\breal (?:people|faces?|persons?|members?|men|women|couples)\b|\bsomebody real\b|\bpeople you could meet\b/giu,
  person: /\b(?:a person|people|somebody|humans?) (?:who )?(?:reads?|decides?|reviews?|looks? at|looks after|answers?)\b/giu,
  notify: /\bnotif/giu,
  guarantee: /\bguarante/giu,
  secure: /\bsecur(?:e|ed|ely|ity)\b/giu,
  always: /\b24\/7\b|\baround the clock\b|\bat any hour\b/giu,
  promptness: /\bwithin \d+(?:-\d+)? (?:minutes?|hours?|(?:business )?days?)\b|\bin \d+-\d+ (?:business )?days\b|\bunder 24h\b/giu,
  members: /\bmembers?\b/giu,
  figure: /\b\d+ ?%|\b\d+\+/giu,
  device:
    /\b(?:stays?|kept|keeps?|lies?|saved|held|hold) (?:nowhere|(?:on|in) (?:this|your|the|one) (?:own )?(?:device|browser|tab))\b|\bnothing (?:of (?:it|you) )?(?:is|was) (?:sent|stored|uploaded|published|delivered)\b|\bnever (?:kept|stored|sent|uploaded|read|written)\b|\bsent (?:to nobody|nowhere|nothing)\b|\bsends nothing\b/giu,
};

/** How a claim may stand; the table in docs/claims.md explains each. */
export const STANDINGS = ['proved', 'planned', 'sample', 'specification’s figure', 'rule', 'advice', 'denied'];

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const IMPORTS = /^(?:import|export)\b[^;]*\bfrom\s+['"][^'"]*['"];?$|^import\s+['"][^'"]*['"];?$/gm;
const LITERALS = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/**
 * The words of a file that a visitor may read.
 * @param {string} path @param {string} source
 */
export const visibleWords = (path, source) => {
  const body = source.replace(IMPORTS, '');
  if (path.endsWith('.mdx')) return body.replace(/\]\([^)]*\)/g, ']');
  // What is filled into a text is a text of its own or no word at all.
  return (body.replace(COMMENTS, '').match(LITERALS) ?? []).join('\n').replace(/\$\{[^}]*\}/g, '0');
};

/**
 * How often each word of claim stands in a text; words that do not are left out.
 * @param {string} words
 * @returns {Record<string, number>}
 */
export const claimsIn = (words) => {
  /** @type {Record<string, number>} */
  const found = {};
  for (const [name, pattern] of Object.entries(CLAIM_WORDS)) {
    const count = words.match(pattern)?.length ?? 0;
    if (count > 0) found[name] = count;
  }
  return found;
};

/**
 * The rows of the table of claims.
 * @param {string} table @returns {{ file: string, word: string, count: number, claim: string, standing: string, proof: string }[]}
 */
export const readClaims = (table) =>
  table
    .split('\n')
    .filter((line) => /^\| `[^|]*\|(?:[^|]*\|){5}$/.test(line))
    .map((line) => {
      const [file = '', word = '', count = '', claim = '', standing = '', proof = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { file: file.replaceAll('`', ''), word, count: Number(count), claim, standing, proof };
    });
