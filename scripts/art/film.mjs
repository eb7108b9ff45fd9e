import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { FPS, FRAMES, HEIGHT, WIDTH } from './lib/film-set.mjs';
import { drawFrame } from './lib/film-frames.mjs';
import { save } from './lib/files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hero-'));
const lossless = join(folder, 'hero.mkv');

/** Runs ffmpeg and feeds it what `write` gives, if anything. */
function ffmpeg(args, write) {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], {
      cwd: folder,
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}: ${args.join(' ')}`)),
    );
    Promise.resolve(write?.(child.stdin)).then(() => child.stdin.end(), reject);
  });
}

await ffmpeg(
  [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${WIDTH}x${HEIGHT}`,
    '-r',
    `${FPS}`,
    '-i',
    '-',
    '-c:v',
    'ffv1',
    lossless,
  ],
  async (stdin) => {
    for (let frame = 0; frame < FRAMES; frame += 1) {
      if (!stdin.write(drawFrame(frame))) await new Promise((resolve) => stdin.once('drain', resolve));
    }
  },
);

const colour = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
];
const plain = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

const x264 = [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-profile:v',
  'high',
  '-b:v',
  '580k',
  '-g',
  `${FRAMES}`,
  '-x264-params',
  'aq-mode=3:aq-strength=1.1:deblock=-1,-1',
];
await ffmpeg(['-i', lossless, ...colour, ...plain, ...x264, '-pass', '1', '-f', 'null', '/dev/null']);
await ffmpeg(['-i', lossless, ...colour, ...plain, ...x264, '-pass', '2', '-movflags', '+faststart', 'hero.mp4']);

const vp9 = [
  '-c:v',
  'libvpx-vp9',
  '-b:v',
  '620k',
  '-aq-mode',
  '0',
  '-sharpness',
  '0',
  '-g',
  `${FRAMES}`,
  '-row-mt',
  '1',
  '-tile-columns',
  '1',
  '-deadline',
  'good',
  '-auto-alt-ref',
  '1',
  '-lag-in-frames',
  '25',
];
await ffmpeg(['-i', lossless, ...colour, ...plain, ...vp9, '-cpu-used', '4', '-pass', '1', '-f', 'null', '/dev/null']);
await ffmpeg(['-i', lossless, ...colour, ...plain, ...vp9, '-cpu-used', '2', '-pass', '2', 'hero.webm']);

save('film/hero.mp4', readFileSync(join(folder, 'hero.mp4')));
save('film/hero.webm', readFileSync(join(folder, 'hero.webm')));
rmSync(folder, { recursive: true });

const first = sharp(drawFrame(0), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
save('film/hero-poster.webp', await first.clone().webp({ quality: 92, effort: 6 }).toBuffer());
save(
  'film/hero-poster-small.webp',
  await first
    .clone()
    .extract({ left: 420, top: 0, width: 576, height: HEIGHT })
    .resize(640, 800)
    .webp({ quality: 90, effort: 6 })
    .toBuffer(),
);
