import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port can be free on one of them and taken on another, which browsers would then open. */
const HOSTS = ['127.0.0.1', '::1', '::'];
/** This system has no such address. */
const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']); // cspell:disable-line (codes of the system)
const MAX_TRIES = 20;

/** @param {number} port @param {string} host */
const canListen = async (port, host) => {
  const server = createServer();
  try {
    await once(server.listen({ port, host, exclusive: true }), 'listening');
  } catch (error) {
    return NO_ADDRESS.has(/** @type {NodeJS.ErrnoException} */ (error).code ?? '');
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
};

/** @param {number} port */
const isFree = async (port) => {
  for (const host of HOSTS) if (!(await canListen(port, host))) return false;
  return true;
};

/**
 * Returns the first free port.
 * @param {number} preferred
 * @throws {Error} If it and the next ones are all taken.
 */
export const findFreePort = async (preferred) => {
  for (let port = preferred; port < preferred + MAX_TRIES; port += 1)
    if (await isFree(port)) return port;
  throw new Error(
    `No port from ${preferred} to ${preferred + MAX_TRIES - 1} is free. Stop a program that uses one.`,
  );
};
