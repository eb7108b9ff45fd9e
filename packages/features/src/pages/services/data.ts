import type { SampleSignal } from '../../content/sample-forecast';
import type { StatusTagProps } from '../../parts/status-tag/StatusTag';
import { PATHS } from '../../paths';

/** The signals of the sample forecast that there’s room for, in order. */
export const SIGNALS = ['values', 'plans', 'rhythm'] as const satisfies readonly SampleSignal[];
export type Signal = (typeof SIGNALS)[number];

/** The services, in order, each with its page (SERVICES-1). */
export const SERVICES = [
  { id: 'forecast', to: PATHS.dashboard, status: 'planned' },
  { id: 'mood', to: PATHS.emotions },
  { id: 'mask', to: PATHS.dashboard, status: 'planned' },
  { id: 'rooms', to: PATHS.groups },
  { id: 'timeline', to: PATHS.timeline },
  { id: 'radar', to: PATHS.radar, status: 'planned' },
  { id: 'icebreaker', to: PATHS.icebreaker },
] as const satisfies readonly { id: string; to: string; status?: StatusTagProps['status'] }[];
export type Service = (typeof SERVICES)[number]['id'];

/** What members report, in percent; illustrative (SERVICES-1). */
export const RESULTS = [
  { id: 'conversation', percent: 89 },
  { id: 'safe', percent: 73 },
  { id: 'met', percent: 45 },
  { id: 'together', percent: 12 },
] as const;
export type Result = (typeof RESULTS)[number]['id'];

/** The questions, in order. */
export const QUESTIONS = ['free', 'seen', 'plans', 'help', 'leave'] as const;
export type Question = (typeof QUESTIONS)[number];
