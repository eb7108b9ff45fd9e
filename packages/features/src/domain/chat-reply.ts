/** A segment of a reply: plain text, or an address of the site that can become a link. */
export interface ReplySegment {
  readonly kind: 'text' | 'route';
  readonly text: string;
}

/** A reply in two parts, which together are the whole reply. */
export interface ClippedReply {
  readonly shown: string;
  readonly rest: string;
}

const ADDRESS = /[\w/-]*(?:\?[\w=-]+)?(?:#[\w-]+)?/y;
const CLOSING = /[.,;:!?)\]}"'’”`>*…]*/y;
const OPENING = '([{"\'‘“`<*';

function runLength(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function isSpace(character: string): boolean {
  return character.trim() === '';
}

/** Whether an address of the site, surrounded by spaces or punctuation, starts at a slash. */
function routeAt(text: string, at: number, end: number, routes: ReadonlySet<string>): boolean {
  const before = text.charAt(at - 1);
  const opened = before !== '' && OPENING.includes(before);
  if (!isSpace(before) && !opened) return false;
  // A lone slash is mostly punctuation ("his / her"); only in quotes or brackets does it mean the home page.
  if (end - at === 1 && !opened) return false;
  if (!routes.has(text.slice(at, end))) return false;
  return isSpace(text.charAt(end + runLength(CLOSING, text, end)));
}

/** Splits a reply in one pass: exact addresses of the site become routes, the rest stays text (CHAT-2). */
export function splitReply(text: string, routes: Iterable<string>): readonly ReplySegment[] {
  const known = new Set(routes);
  const longest = Math.max(0, ...[...known].map((route) => route.length));
  const segments: ReplySegment[] = [];
  let plainFrom = 0;
  for (let at = text.indexOf('/'); at >= 0;) {
    const end = at + runLength(ADDRESS, text, at);
    if (end - at <= longest && routeAt(text, at, end, known)) {
      if (at > plainFrom) segments.push({ kind: 'text', text: text.slice(plainFrom, at) });
      segments.push({ kind: 'route', text: text.slice(at, end) });
      plainFrom = end;
    }
    at = text.indexOf('/', end);
  }
  if (plainFrom < text.length) segments.push({ kind: 'text', text: text.slice(plainFrom) });
  return segments;
}

/** Returns the first part of a reply, at most `limit` UTF-16 units and `maxLines` lines, cut at a nearby space. */
export function clipReply(text: string, limit: number, maxLines = 80): ClippedReply {
  let end = Math.min(text.length, Math.max(1, Math.floor(limit) || 1));
  let line = -1;
  for (let count = 0; count < maxLines; count += 1) {
    line = text.indexOf('\n', line + 1);
    if (line < 0 || line >= end) break;
    if (count === maxLines - 1)
      return { shown: text.slice(0, line + 1), rest: text.slice(line + 1) };
  }
  if (end === text.length) return { shown: text, rest: '' };
  const space = Math.max(text.lastIndexOf(' ', end - 1), text.lastIndexOf('\n', end - 1)) + 1;
  if (space > end * 0.9) end = space;
  else if (
    /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) &&
    /[\uDC00-\uDFFF]/.test(text.charAt(end))
  ) {
    end += end > 1 ? -1 : 1;
  }
  return { shown: text.slice(0, end), rest: text.slice(end) };
}
