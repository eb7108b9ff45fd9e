// Load for a service: concurrent questions over keep-alive connections, and their response times.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import process from 'node:process';

/**
 * Starts a program that prints `"port":` once it's listening.
 * @param {string[]} args @param {Record<string, string>} [environment]
 */
export const startProgram = async (args, environment = {}) => {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const { stdout } = child;
  if (!stdout) throw new Error('The program has no output to read its port from.');
  let last = '';
  /** @type {Promise<number>} */
  const port = new Promise((resolve, reject) => {
    stdout.on('data', (data) => {
      last = `${last}${data}`.slice(-1000);
      const found = /"port":(\d+).*"event":"started"/.exec(last);
      if (found) resolve(Number(found[1]));
    });
    child.once('exit', () => reject(new Error('The program ended before it listened.')));
  });
  const ended = once(child, 'exit');
  return {
    port: await port,
    ended,
    /** The end of its output. */
    output: () => last,
    /** @returns {Promise<number>} The heap in use, in bytes. */
    heap: async () => {
      child.send('heap');
      return Number((await once(child, 'message'))[0]);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    /** @param {NodeJS.Signals} signal */
    signal: (signal) => child.kill(signal),
  };
};

/** @typedef {{ status: number, ms: number } | { status: 0, code: string, sent: boolean }} Outcome */

/**
 * Sends one question.
 * @param {number} port @param {Agent} agent @param {string} message
 * @returns {Promise<Outcome>} Status 0 if there was no response, and whether the connection was open.
 */
export const askOnce = (port, agent, message) =>
  new Promise((resolve) => {
    const started = performance.now();
    const body = JSON.stringify({ message });
    const asking = request(
      {
        port,
        host: '127.0.0.1',
        agent,
        method: 'POST',
        path: '/api/chat',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, ms: performance.now() - started }),
        );
        response.on('error', () => resolve({ status: 0, code: 'cut', sent: true }));
      },
    );
    asking.on('error', (error) =>
      resolve({
        status: 0,
        code: String(Reflect.get(error, 'code')),
        sent: asking.socket?.connecting === false,
      }),
    );
    asking.end(body);
  });

/**
 * Sends a number of questions with a given concurrency.
 * @param {number} port @param {{ count: number, atOnce: number, questions: readonly string[] }} options
 */
export const load = async (port, { count, atOnce, questions }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  /** @type {number[]} */
  const times = [];
  let failed = 0;
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (; next < count;) {
        const outcome = await askOnce(port, agent, questions[next++ % questions.length] ?? '');
        if (outcome.status === 200) times.push(outcome.ms);
        else failed += 1;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: count / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    median: times[Math.floor(times.length / 2)] ?? 0,
    failed,
  };
};
