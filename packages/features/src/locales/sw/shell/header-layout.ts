import {
  headerLayout as english,
  headerLayoutForLongNames as longer,
} from '../../../shell/header-layout';

export const headerLayout: typeof english = { ...english, exitLabel: longer.exitLabel };
