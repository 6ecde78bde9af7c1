/** Why storage refused; `busy` where another tab is writing, which another try may outlast. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  constructor(
    readonly reason: 'full' | 'blocked' | 'failed' | 'busy',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Nothing was written, a record being among it that may be added and never changed or removed. */
export class AppendOnlyError extends Error {
  override readonly name = 'AppendOnlyError';
}

/** Nothing was written; the message says why. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Nothing was done, everything having been replaced since the epoch that it was begun in. */
export class ReplacedError extends Error {
  override readonly name = 'ReplacedError';
}
