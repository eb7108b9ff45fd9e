/** Every number to call in Rwanda that a page, document, file or answer gives; all are free. Their sources are in docs/claims.md. */
export const EMERGENCY = {
  allServices: '112',
  ambulance: '912',
  traffic: '113',
  violence: '3512',
  distress: '114',
  child: '116',
} as const;

export interface EmergencyNumber {
  readonly id: keyof typeof EMERGENCY;
  /** The Rwanda National Police or the Ministry of Health. */
  readonly answeredBy: 'police' | 'health';
  /** Whether a source says that someone answers day and night; no source gives other hours, or the languages spoken. */
  readonly isAlwaysOpen: boolean;
}

/** The numbers in the order of every list. */
export const EMERGENCY_NUMBERS: readonly EmergencyNumber[] = [
  { id: 'allServices', answeredBy: 'police', isAlwaysOpen: true },
  { id: 'ambulance', answeredBy: 'health', isAlwaysOpen: false },
  { id: 'traffic', answeredBy: 'police', isAlwaysOpen: false },
  { id: 'violence', answeredBy: 'police', isAlwaysOpen: true },
  { id: 'distress', answeredBy: 'health', isAlwaysOpen: false },
  { id: 'child', answeredBy: 'police', isAlwaysOpen: false },
];
