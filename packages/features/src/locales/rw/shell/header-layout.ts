import { headerLayoutForLongNames } from '../../../shell/header-layout';

export const headerLayout = headerLayoutForLongNames;
