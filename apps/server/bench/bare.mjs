// A handler with nothing in it but Hono: what the service is measured beside.
import process from 'node:process';

import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono();
app.post('/api/chat', async (context) => {
  await context.req.json();
  return context.json({ text: 'Answered.' });
});
const server = serve({ fetch: app.fetch, port: Number(process.env['PORT']) }, ({ port }) => console.log(JSON.stringify({ event: 'started', port })));
process.on('SIGTERM', () => server.close());
