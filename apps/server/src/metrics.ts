import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Responses, answered and refused questions, and questions limited in memory because the shared store failed. */
const COUNTERS = [
  'iru_requests_total',
  'iru_answers_total',
  'iru_refusals_total',
  'iru_limiter_fallbacks_total',
] as const;
type Counter = (typeof COUNTERS)[number];

/** Counters whose labels never contain a visitor's text. */
export interface Metrics {
  readonly add: (counter: Counter, labels?: Readonly<Record<string, string | number>>) => void;
  /** In Prometheus text format. */
  readonly text: () => string;
}

export const createMetrics = (): Metrics => {
  const counts = new Map<Counter, Map<string, number>>();
  for (const counter of COUNTERS) counts.set(counter, new Map());
  return {
    add: (counter, labels = {}) => {
      const series = Object.entries(labels)
        .map(([name, value]) => `${name}="${value}"`)
        .join(',');
      const values = counts.get(counter);
      values?.set(series, (values.get(series) ?? 0) + 1);
    },
    text: () =>
      [...counts]
        .map(([counter, values]) => {
          const lines = [...values].map(
            ([series, value]) => `${counter}${series && `{${series}}`} ${value}\n`,
          );
          return `# TYPE ${counter} counter\n${lines.join('')}`;
        })
        .join(''),
  };
};

/** Serves `/metrics` on its own port; rejects if the port is in use. */
export const serveMetrics = (metrics: Metrics, port: number) =>
  new Promise<{ port: number; close: () => void }>((resolve, reject) => {
    const server = createServer((request, response) => {
      const isFound = request.method === 'GET' && request.url === '/metrics';
      response.writeHead(isFound ? 200 : 404, {
        'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      });
      response.end(isFound ? metrics.text() : '');
    });
    server.once('error', reject).listen(port, () => {
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ port: (server.address() as AddressInfo).port, close });
    });
  });
