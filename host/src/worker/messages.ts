/** What a page says to the worker. */
export type ToWorker =
  /** Keep all that the product needs: the page has nothing more to ask for. */
  | 'keep'
  /** Fetch nothing ahead for a while: the page's reader wants something. */
  | 'later'
  /** Keep nothing, answer nothing: the composition switches the worker off. */
  | 'remove'
  /** Say whether the network was reached. */
  | 'how';

/** What the worker says to its pages. */
export interface FromWorker {
  /** Whether the list of what is deployed was last answered from what is kept. */
  readonly isCut: boolean;
}

/** What it says to the page that asked it to keep all, once it does or gave up. */
export interface KeptWhole {
  readonly isKept: boolean;
}

const has = <Key extends string>(data: unknown, key: Key): data is Record<Key, boolean> =>
  typeof data === 'object' &&
  data !== null &&
  key in data &&
  typeof Reflect.get(data, key) === 'boolean';

export const isFromWorker = (data: unknown): data is FromWorker => has(data, 'isCut');

export const isKeptWhole = (data: unknown): data is KeptWhole => has(data, 'isKept');
