import type { GenericSchema } from 'valibot';

import type { Backend, StorageArea } from './browser-storage';
import type { Erasure } from './erasure';

/** How a store keeps its value. */
export interface StoreOptions<T> {
  readonly key: string;
  readonly area: StorageArea;
  /** Parses what is stored; what it refuses is kept under a backup key and read as empty. */
  readonly schema: GenericSchema<unknown, T>;
  readonly empty: T;
  /** @default JSON.stringify */
  readonly encode?: (value: T) => string;
  /** May throw on what it cannot read. @default JSON within the bounds of a stored text */
  readonly decode?: (text: string) => unknown;
  /** False for data of which the schema leaves something out: the whole text is then kept beside. @default always true */
  readonly isWhole?: (data: unknown) => boolean;
  /** Unites this tab's value with the stored one; `unsaved` says that this tab's is not stored. @default the stored */
  readonly merge?: (mine: T, stored: T, unsaved: boolean) => T;
  /** Data of a later version is never overwritten. @default the number in a key ending in _vN, else 1 */
  readonly version?: number;
  /** Nobody misses what cannot be kept: the visitor is not told. @default false */
  readonly quiet?: boolean;
  /** @default the browser's storage of that area */
  readonly backend?: () => Backend | undefined;
  /** Where storage events and those of a page seen again arrive. @default window */
  readonly events?: EventTarget;
  /** How this tab learns that everything was erased. @default the device's, for the browser's own storage */
  readonly erasure?: Erasure;
}
