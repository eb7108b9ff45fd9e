import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';

import { PlanContext, useNewPlan } from '../meeting-plan';

function OwnPlan({ children }: { children: ReactNode }) {
  return <PlanContext value={useNewPlan()}>{children}</PlanContext>;
}

export const withPlan: Decorator = (Story) => (
  <OwnPlan>
    <Story />
  </OwnPlan>
);
