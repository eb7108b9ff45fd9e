/** The years of the milestones, in order (ABOUT-1). */
export const MILESTONE_YEARS = ['2021', '2022', '2023', '2024', '2026'] as const;
export type MilestoneYear = (typeof MILESTONE_YEARS)[number];
