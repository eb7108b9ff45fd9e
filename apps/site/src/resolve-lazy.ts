import type { RouteMatch, RouteObject } from 'react-router-dom';

export const resolveLazy = async (
  routes: RouteObject[],
  matches: readonly RouteMatch<string, RouteObject>[],
): Promise<RouteObject[]> => {
  const loaded = new Map<RouteObject, RouteObject>();
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      loaded.set(route, { ...route, ...(await route.lazy()), lazy: undefined } as RouteObject);
    }),
  );
  const replace = (route: RouteObject): RouteObject => {
    const current = loaded.get(route) ?? route;
    return current.children ? { ...current, children: current.children.map(replace) } : current;
  };
  return routes.map(replace);
};
