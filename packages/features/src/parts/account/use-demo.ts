import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { logIn } from '../../persistence/session';
import { PATHS } from '../../paths';

/** Starts the demo and opens the home page (LOGIN-1). */
export const useDemo = (): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    logIn();
    void navigate(PATHS.home);
  }, [navigate]);
};
