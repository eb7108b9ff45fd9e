import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { assets, brotli } from './lib/files.mjs';
import { people } from './people.mjs';

const KB = 1024;
const faults = [];
const fault = (name, words) => faults.push(`${name}: ${words}`);

/** Finds the file, and says so when it is missing or heavier than allowed. */
function weigh(name, limit, measure = (file) => statSync(file).size, unit = 'bytes') {
  const file = join(assets, name);
  if (!existsSync(file)) {
    fault(name, 'is missing; run the script that draws it');
    return null;
  }
  const size = measure(file);
  if (size > limit) fault(name, `weighs ${size} ${unit}, more than the ${limit} allowed`);
  return file;
}

async function picture(name, width, height, limit) {
  const file = weigh(name, limit);
  if (!file) return null;
  const meta = await sharp(file).metadata();
  if (meta.width !== width || meta.height !== height)
    fault(name, `is ${meta.width} x ${meta.height}, not ${width} x ${height}`);
  if (meta.exif || meta.xmp || meta.iptc || meta.icc) fault(name, 'carries metadata');
  return file;
}

function drawing(name, width, height, limit) {
  const file = weigh(name, limit, (path) => brotli(readFileSync(path)), 'bytes with brotli');
  if (!file) return;
  const text = readFileSync(file, 'utf8');
  if (
    !text.includes(`viewBox="0 0 ${width} ${height}"`) &&
    !text.includes(`width="${width}" height="${height}"`)
  )
    fault(name, `does not say ${width} x ${height}`);
  if (/<(script|metadata|foreignObject|style|image)|href="(?!#)|on\w+=/.test(text))
    fault(name, 'carries a script, a style, metadata or a reference');
}

/** High-frequency energy: how far a picture at 48 x 60 lies from its own soft copy, in levels of 255. */
async function detail(source) {
  const grey = await sharp(source).resize(48, 60).greyscale().png().toBuffer();
  const sharpPixels = await sharp(grey).raw().toBuffer();
  const softPixels = await sharp(grey).blur(2).raw().toBuffer();
  return (
    sharpPixels.reduce((sum, value, i) => sum + Math.abs(value - softPixels[i]), 0) /
    sharpPixels.length
  );
}

async function masks(ids) {
  let most = 0;
  for (const id of ids) {
    const file = await picture(`masked/${id}.webp`, 48, 60, KB);
    if (!file) continue;
    const left = await detail(file);
    const clear = await detail(join(assets, `portraits/${id}.svg`));
    most = Math.max(most, left / clear);
    if (left > 1.5 || left > clear / 8)
      fault(
        `masked/${id}.webp`,
        `still holds detail (${left.toFixed(2)} against ${clear.toFixed(2)} in the clear picture)`,
      );
  }
  console.log(`masked: at most ${(most * 100).toFixed(1)} % of the clear picture's detail is left`);
}

function probe(file) {
  const out = execFileSync('ffprobe', [
    '-v',
    'error',
    '-count_packets',
    '-show_entries',
    'stream=codec_type,codec_name,width,height,avg_frame_rate,pix_fmt,nb_read_packets',
    '-of',
    'json',
    file,
  ]);
  return JSON.parse(out).streams;
}

/** Mean difference of two decoded frames, in levels of 255. */
function step(file, a, b) {
  const raw = (n) =>
    execFileSync(
      'ffmpeg',
      [
        '-v',
        'error',
        '-i',
        file,
        '-vf',
        `select=eq(n\\,${n}),scale=320:180,format=gray`,
        '-frames:v',
        '1',
        '-f',
        'rawvideo',
        '-',
      ],
      { maxBuffer: 1e7 },
    );
  const one = raw(a);
  const two = raw(b);
  return one.reduce((sum, value, i) => sum + Math.abs(value - two[i]), 0) / one.length;
}

function video(name, codec, [width, height], limit) {
  const file = weigh(name, limit);
  if (!file) return;
  const streams = probe(file);
  const [video] = streams;
  if (streams.length !== 1) fault(name, 'must hold one video stream and no sound');
  if (video.codec_name !== codec) fault(name, `is ${video.codec_name}, not ${codec}`);
  if (video.width !== width || video.height !== height || video.avg_frame_rate !== '24/1')
    fault(name, `is ${video.width} x ${video.height} at ${video.avg_frame_rate}`);
  if (video.pix_fmt !== 'yuv420p') fault(name, `is ${video.pix_fmt}, which some players refuse`);
  const frames = Number(video.nb_read_packets);
  if (frames !== 192) fault(name, `has ${frames} frames, not 192 (8 seconds)`);
  const seam = step(file, frames - 1, 0);
  const usual = step(file, 95, 96);
  if (seam > usual + 1)
    fault(name, `jumps at the loop (${seam.toFixed(2)} against ${usual.toFixed(2)} within)`);
  console.log(`${name}: loop step ${seam.toFixed(2)}, usual step ${usual.toFixed(2)}`);
  if (readFileSync(file).indexOf('moov') > readFileSync(file).indexOf('mdat'))
    fault(name, 'cannot start before it is whole (no faststart)');
}

const ids = people.map((person) => person.id);
for (const id of ids) drawing(`portraits/${id}.svg`, 480, 600, 12 * KB);
await masks(ids.filter((id) => !id.startsWith('h')));
for (const name of ['hills', 'lake', 'city-dusk', 'coffee', 'dance'])
  drawing(`scenes/${name}.svg`, 1200, 800, 8 * KB);
for (const n of [1, 2, 3, 4, 5, 6, 7, 8])
  await picture(`scenes/story-${n}.avif`, 960, 720, 24 * KB);
video('video/hero.av1.mp4', 'av1', [1280, 720], 75 * KB);
video('video/hero-small.av1.mp4', 'av1', [854, 480], 45 * KB);
video('video/hero.mp4', 'h264', [1280, 720], 600 * KB);
video('video/hero-small.mp4', 'h264', [854, 480], 200 * KB);
await picture('video/hero-poster.avif', 1280, 720, 16 * KB);
await picture('video/hero-poster-small.avif', 640, 800, 10 * KB);

const expected = {
  portraits: ids.length,
  masked: ids.filter((id) => !id.startsWith('h')).length,
  scenes: 13,
  video: 6,
};
for (const [folder, count] of Object.entries(expected)) {
  const found = existsSync(join(assets, folder)) ? readdirSync(join(assets, folder)).length : 0;
  if (found !== count) fault(folder, `holds ${found} files, ${count} expected`);
}

if (faults.length > 0) {
  console.error(`${faults.length} of the pictures are not fit to ship:\n- ${faults.join('\n- ')}`);
  process.exit(1);
}
console.log('All pictures have their size, their weight and nothing to hide.');
