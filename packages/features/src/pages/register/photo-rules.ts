/** The accepted photo types: still images that every current browser can show. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export type PhotoType = (typeof PHOTO_TYPES)[number];

export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;

/** How many of a file's first bytes determine its type. */
const PHOTO_HEAD_BYTES = 32;

/** Why a file is rejected; `unreadable` is an image that the browser can't decode. */
export type PhotoFault = 'empty' | 'tooLarge' | 'notPhoto' | 'unreadable';

const startsWith = (head: Uint8Array, bytes: readonly number[], from = 0): boolean =>
  bytes.every((byte, at) => head[from + at] === byte);

const textAt = (head: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...head.slice(from, to));

const BRANDS_FROM = 16;

const isAvif = (head: Uint8Array): boolean => {
  if (textAt(head, 4, 8) !== 'ftyp') return false;
  const brands = [textAt(head, 8, 12)];
  for (let at = BRANDS_FROM; at + 4 <= head.length; at += 4) brands.push(textAt(head, at, at + 4));
  return brands.includes('avif');
};

/** Returns the type that the first bytes show, whatever the file name claims; undefined for any other type. */
export function photoTypeOf(head: Uint8Array): PhotoType | undefined {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP') return 'image/webp';
  return isAvif(head) ? 'image/avif' : undefined;
}

/** The result of checking a file: the photo under its actual type, or why it is rejected. */
export type PhotoCheck =
  | { readonly ok: true; readonly photo: Blob }
  | { readonly ok: false; readonly fault: PhotoFault };

/** Checks the size and the first bytes of a file; never throws, and reads as little as possible. */
export async function checkPhoto(file: Blob): Promise<PhotoCheck> {
  if (file.size === 0) return { ok: false, fault: 'empty' };
  if (file.size > PHOTO_MAX_BYTES) return { ok: false, fault: 'tooLarge' };
  try {
    const type = photoTypeOf(new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer()));
    // Sliced under the detected type, so that the browser doesn't rely on the name.
    return type
      ? { ok: true, photo: file.slice(0, file.size, type) }
      : { ok: false, fault: 'notPhoto' };
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
}
