// Runs several servers until one of them, the person or the process that started them ends.
import { spawn } from 'node:child_process';
import { get } from 'node:http';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

import { ROOT } from './install.mjs';

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;
/** In milliseconds. */
const POLL = 300;
const MAX_STOP = 2000;

/** @typedef {{ name: string, url: string, args: readonly string[], env: NodeJS.ProcessEnv }} Server `args` are Node's. */

/** @param {string} url */
const responds = (url) =>
  new Promise((resolve) => {
    const request = get(url, (response) => {
      response.resume();
      resolve(true);
    });
    request.on('error', () => resolve(false));
  });

/** @param {number} pid */
const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/**
 * Starts servers and prints their addresses once all respond. When one ends, or this process is asked to end or loses its
 * parent (npm passes no signal on to it), all of them end and then this process.
 * @param {readonly Server[]} servers
 */
export const runServers = async (servers) => {
  const parent = process.ppid;
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    for (const child of children) child.kill();
    setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), MAX_STOP);
  };

  let running = servers.length;
  const children = servers.map(({ name, args, env }) => {
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
      cwd: ROOT,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env,
    });
    child.once('exit', (code, signal) => {
      if (!isStopping && code !== 0) {
        console.error(`${name} stopped with ${code ?? signal}. Its message is above.`);
        process.exitCode = code ?? 1;
      }
      stop();
      running -= 1;
      if (running === 0) process.exit();
    });
    return child;
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, stop);
  // Under npm only: someone may leave a shell and let its servers run.
  if (process.env['npm_lifecycle_event'] !== undefined)
    setInterval(() => {
      if (!isRunning(parent)) stop();
    }, POLL);

  for (const { url } of servers) while (!isStopping && !(await responds(url))) await delay(POLL);
  if (!isStopping) for (const { name, url } of servers) console.log(`${name.padEnd(10)} ${url}`);
};
