import fastify from 'fastify';
import { Counter, Registry } from 'prom-client';

import { metricsCopy } from './copy';

/** Counters whose labels never contain a visitor's text. */
export const createMetrics = () => {
  const registry = new Registry();
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  return {
    registry,
    requests: counter('iru_requests_total', metricsCopy.requests, 'status'),
    answers: counter('iru_answers_total', metricsCopy.answers, 'kind', 'source'),
    refusals: counter('iru_refusals_total', metricsCopy.refusals, 'status'),
    fallbacks: counter('iru_limiter_fallbacks_total', metricsCopy.fallbacks),
  };
};
export type Metrics = ReturnType<typeof createMetrics>;

/** Returns a server of `/metrics` in Prometheus text format. */
export const createMetricsServer = ({ registry }: Metrics) => {
  const app = fastify();
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return app;
};
