import { useEffect } from 'react';
import { useStorybookApi } from 'storybook/manager-api';

/** The panels that a journey does not have, and the one that lists its steps. */
const WITHOUT_PANEL = ['addon-controls', 'storybook/actions/panel'];
const STEPS_PANEL = 'storybook/interactions/panel';

/** Shows the panel with the steps while a journey stands, in place of one that it does not have, and that one again afterwards. */
export const useStepsPanel = (): void => {
  const api = useStorybookApi();
  useEffect(() => {
    const before = api.getSelectedPanel();
    if (!before || !WITHOUT_PANEL.includes(before)) return undefined;
    api.setSelectedPanel(STEPS_PANEL);
    return () => {
      if (api.getSelectedPanel() === STEPS_PANEL) api.setSelectedPanel(before);
    };
  }, [api]);
};
