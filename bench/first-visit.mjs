// What a first visit of `/` downloads in HTML, CSS and JavaScript (brotli), without
// pictures, fonts and the video.
import { brotliSize } from '../apps/site/page-weight.mjs';
import { onBuiltSite } from './built-site.mjs';

const PORT = 4373;
const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The brotli bytes of each kind that a browser requests on its first visit of `/`, before any interaction. */
const firstVisit = () =>
  onBuiltSite(PORT, { width: 360, height: 740 }, async (page) => {
    const sizes = { html: 0, css: 0, javascript: 0 };
    /** @type {Promise<void>[]} */
    const reads = [];
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      const kind = /** @type {const} */ (['html', 'css', 'javascript']).find((each) =>
        type.includes(each),
      );
      if (kind) reads.push(response.body().then((body) => void (sizes[kind] += brotliSize(body))));
    });
    await page.goto(`http://localhost:${PORT}/`, { waitUntil: 'networkidle' });
    await Promise.all(reads);
    return sizes;
  });

/** Prints the bytes of each kind and their sum. */
export const benchFirstVisit = async () => {
  const sizes = await firstVisit();
  console.log('First visit of / (brotli)');
  for (const [kind, bytes] of Object.entries(sizes))
    console.log(`  ${kind.padEnd(10)} ${kilobytes(bytes).padStart(9)}`);
  const total = sizes.html + sizes.css + sizes.javascript;
  console.log(`  ${'total'.padEnd(10)} ${kilobytes(total).padStart(9)}`);
};
