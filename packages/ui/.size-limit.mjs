import { readFileSync } from 'node:fs';

const { exports } = JSON.parse(readFileSync(new URL('dist/package.json', import.meta.url), 'utf8'));

export default Object.entries(exports).flatMap(([name, target]) => {
  const entry = name.slice(2);
  if (/^hooks|\/(variants|labels)$|json$/.test(entry)) return [];
  return entry.endsWith('.css')
    ? [{ name: `${entry.slice(0, -4)} css`, path: `dist/${target}`, gzip: true }]
    : [
        {
          name: `${entry} js`,
          path: `dist/${target.default}`,
          gzip: true,
          ignore: ['react', 'react-dom', 'react/jsx-runtime'],
        },
      ];
});
