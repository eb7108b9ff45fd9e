// Keeps the safety pages of one language for use without a network, and only them; registered by the visitor's switch
// (docs/decisions/0040-without-a-network.md).
import { check, forget, keep, removeEarlier } from './keep';
import { isKeptPage, isKeptPath } from './kept-files';
import { respond } from './respond';

declare const self: ServiceWorkerGlobalScope;

/** Returns the path of a page as the build writes it, without what hosts and people add. */
const pagePath = (pathname: string) =>
  pathname
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?:\/|(?:\/index)?\.html)$/, '');

self.addEventListener('install', (event) => event.waitUntil(keep(!self.registration.active)));
self.addEventListener('activate', (event) => event.waitUntil(removeEarlier()));
self.addEventListener('message', (event) => {
  const answer = (value: unknown) => event.ports[0]?.postMessage(value === true);
  if (event.data === 'forget') event.waitUntil(forget().then(answer, answer));
  // To a worker that was removed and registered again before its pages were closed, which isn't installed again.
  if (event.data === 'keep') event.waitUntil(keep(true).then(answer, answer));
  if (event.data === 'check') event.waitUntil(check().then(answer));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  const isNavigation = request.mode === 'navigate';
  if (!isNavigation && !isKeptPath(pathname)) return;
  const page = pagePath(pathname);
  // The application knows its pages by their exact path.
  if (isNavigation && page !== pathname && isKeptPage(page))
    event.respondWith(Response.redirect(page + search));
  else event.respondWith(respond(event, pathname));
});
