import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { FPS, FRAMES, HEIGHT, WIDTH } from './lib/video-set.mjs';
import { drawFrame } from './lib/video-frames.mjs';
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
      if (!stdin.write(drawFrame(frame)))
        await new Promise((resolve) => stdin.once('drain', resolve));
    }
  },
);

/** The rest of a command: eight silent seconds in the colours of video, `height` pixels high, the same bytes each time. */
const output = (height) =>
  [
    `-vf scale=-2:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p`,
    '-colorspace bt709 -color_primaries bt709 -color_trc bt709',
    `-an -map_metadata -1 -fflags +bitexact -flags:v +bitexact -g ${FRAMES} -movflags +faststart`,
  ].flatMap((options) => options.split(' '));
const av1 = (crf) => [
  '-c:v',
  'libsvtav1',
  '-preset',
  '3',
  '-crf',
  `${crf}`,
  '-svtav1-params',
  'tune=0:scd=0',
];
const h264 = (rate) => [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-profile:v',
  'high',
  '-b:v',
  rate,
  '-x264-params',
  'aq-mode=3:aq-strength=1.1:deblock=-1,-1',
];

for (const [name, height, crf] of [
  ['hero.av1.mp4', HEIGHT, 42],
  ['hero-small.av1.mp4', 480, 45],
]) {
  await ffmpeg(['-i', lossless, ...output(height), ...av1(crf), name]);
  save(`video/${name}`, readFileSync(join(folder, name)));
}

for (const [name, height, rate] of [
  ['hero.mp4', HEIGHT, '580k'],
  ['hero-small.mp4', 480, '190k'],
]) {
  await ffmpeg([
    '-i',
    lossless,
    ...output(height),
    ...h264(rate),
    '-pass',
    '1',
    '-f',
    'null',
    '/dev/null',
  ]);
  await ffmpeg(['-i', lossless, ...output(height), ...h264(rate), '-pass', '2', name]);
  save(`video/${name}`, readFileSync(join(folder, name)));
}
rmSync(folder, { recursive: true });

const first = sharp(drawFrame(0), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
save('video/hero-poster.avif', await first.clone().avif({ quality: 58, effort: 9 }).toBuffer());
save(
  'video/hero-poster-small.avif',
  await first
    .clone()
    .extract({ left: 420, top: 0, width: 576, height: HEIGHT })
    .resize(640, 800)
    .avif({ quality: 56, effort: 9 })
    .toBuffer(),
);
