/** What the checks need from a browser with one window. Expressions are JavaScript and run in the page. */
export interface Engine {
  /** Prepares the window for another test. */
  readonly reset: () => Promise<void>;
  readonly goTo: (url: string) => Promise<void>;
  readonly goBack: () => Promise<void>;
  readonly setWidth: (width: number) => Promise<void>;
  /** Returns the value of an expression, which is plain data or a promise of it. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  /** Clicks the element that an expression returns, with the pointer. */
  readonly click: (expression: string) => Promise<void>;
  /** Presses keys, by the names of WebDriver, on what has the focus. */
  readonly press: (...keys: readonly Key[]) => Promise<void>;
  /** Types a text into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Chooses a file in the field that an expression returns. */
  readonly upload: (expression: string, path: string) => Promise<void>;
  readonly takeScreenshot: (path: string) => Promise<void>;
  /** Warnings and errors of the console, if the engine reports them. */
  readonly warnings: string[];
  readonly close: () => Promise<void>;
}

export type Key =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Shift'
  | 'Tab';

export const HEIGHT = 800;
