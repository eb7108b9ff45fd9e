import { describe, expect, it } from 'vitest';

import { checkPhoto, PHOTO_MAX_BYTES, PHOTO_TYPES, photoTypeOf } from './photo-rules';

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const HEADS = {
  'image/jpeg': bytes('\xff\xd8\xff\xe0\x00\x10JFIF\x00'),
  'image/png': bytes('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'),
  'image/webp': bytes('RIFF\x24\x00\x00\x00WEBPVP8 '),
  'image/avif': bytes('\x00\x00\x00\x20ftypavif\x00\x00\x00\x00avifmif1miafMA1B'),
} as const;

describe('photoTypeOf', () => {
  it.each(PHOTO_TYPES)('detects %s from its first bytes', (type) => {
    expect(photoTypeOf(HEADS[type])).toBe(type);
  });

  it('detects an AVIF whose brand comes later', () => {
    expect(photoTypeOf(bytes('\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00mif1avif'))).toBe(
      'image/avif',
    );
  });

  it.each([
    ['nothing', ''],
    ['a program', 'MZ\x90\x00\x03\x00\x00\x00'],
    ['a program of Linux', '\x7fELF\x02\x01\x01\x00'],
    [
      'an SVG with script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a page', '<!doctype html><script></script>'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00'],
    ['a sound in RIFF', 'RIFF\x24\x00\x00\x00WAVEfmt '],
    ['a video in the same box', '\x00\x00\x00\x20ftypisom\x00\x00\x02\x00isomiso2'],
    ['the beginning of a PNG', '\x89PN'],
  ])('rejects %s', (_name, text) => {
    expect(photoTypeOf(bytes(text))).toBeUndefined();
  });
});

describe('checkPhoto', () => {
  const png = HEADS['image/png'];

  it('accepts a photo under its actual type, whatever it claims', async () => {
    const check = await checkPhoto(new Blob([png, 'the rest'], { type: 'text/html' }));
    expect(check.ok && [check.photo.type, check.photo.size]).toEqual(['image/png', png.length + 8]);
  });

  it('accepts exactly 10 MB and not a byte more', async () => {
    const blob = (size: number) => new Blob([png, new Uint8Array(size - png.length)]);
    expect(await checkPhoto(blob(PHOTO_MAX_BYTES))).toMatchObject({ ok: true });
    expect(await checkPhoto(blob(PHOTO_MAX_BYTES + 1))).toEqual({ ok: false, fault: 'tooLarge' });
  });

  it.each([
    ['a file of 0 bytes', new Blob([]), 'empty'],
    ['a renamed program', new Blob(['MZ\x90\x00'], { type: 'image/png' }), 'notPhoto'],
  ])('rejects %s', async (_name, blob, fault) => {
    expect(await checkPhoto(blob)).toEqual({ ok: false, fault });
  });

  it("doesn't read a file of 60 MB", async () => {
    const unread = { size: 60 * 1024 * 1024, slice: () => expect.fail('read') } as unknown as Blob;
    expect(await checkPhoto(unread)).toEqual({ ok: false, fault: 'tooLarge' });
  });

  it('rejects a file that disappears before it is read', async () => {
    const gone = {
      size: 9,
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
    } as unknown as Blob;
    expect(await checkPhoto(gone)).toEqual({ ok: false, fault: 'unreadable' });
  });
});
