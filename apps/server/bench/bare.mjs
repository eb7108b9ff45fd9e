// The benchmark's baseline: a plain Node server with a fixed reply.
import { createServer } from 'node:http';
import process from 'node:process';

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"text":"Answered."}');
  });
});
server.listen(Number(process.env['PORT']), () =>
  console.log(JSON.stringify({ port: Number(process.env['PORT']), event: 'started' })),
);
process.on('SIGTERM', () => server.close());
