import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';

/** Renders a hook on a page of the site. */
export const renderHookAt = <Value,>(path: string, useValue: () => Value, route?: RouteObject) => {
  let page: ReactNode = null;
  const router = createMemoryRouter([{ path: '*', Component: () => page, ...route }], {
    initialEntries: [path],
  });
  const wrapper = ({ children }: { children: ReactNode }) => {
    page = children;
    return <RouterProvider router={router} />;
  };
  return { router, ...renderHook(useValue, { wrapper }) };
};
