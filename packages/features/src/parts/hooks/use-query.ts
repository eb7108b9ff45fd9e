import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useSearchParams } from 'react-router-dom';

const NONE = new URLSearchParams();

/** Returns the URL's query; empty until the page is hydrated, because prerendered markup has no query. */
export const useQuery = (): URLSearchParams => {
  const [query] = useSearchParams();
  return useHydrated() ? query : NONE;
};
