import type { GenericSchema } from 'valibot';

import type { Backend, StorageArea } from './browser-storage';
import type { Erasure } from './erasure';

export interface StoreOptions<T> {
  readonly key: string;
  readonly area: StorageArea;
  /** An invalid value is backed up and read as empty. */
  readonly schema: GenericSchema<unknown, T>;
  readonly empty: T;
  /** @default JSON.stringify */
  readonly encode?: (value: T) => string;
  /** Can throw on invalid text. @default JSON within the limits of stored values */
  readonly decode?: (text: string) => unknown;
  /** Returns false if the schema drops some of the data; the whole text is then backed up. @default always true */
  readonly isWhole?: (data: unknown) => boolean;
  /** Merges this tab's value with the stored one; `unsaved` if this tab's isn't stored. @default the stored value */
  readonly merge?: (mine: T, stored: T, unsaved: boolean) => T;
  /** The version; data of a later version is never overwritten. @default the number in a key ending in _vN, else 1 */
  readonly version?: number;
  /** Whether losing the value does no harm, so that the visitor isn't notified. @default false */
  readonly quiet?: boolean;
  /** @default the browser's storage of that area */
  readonly backend?: () => Backend | undefined;
  /** The target of storage and visibility events. @default window */
  readonly events?: EventTarget;
  /** Detects that everything was erased. @default the device's, for the browser's own storage */
  readonly erasure?: Erasure;
}
