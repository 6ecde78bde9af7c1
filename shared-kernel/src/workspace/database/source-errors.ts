/** A failure of the storage. `busy` means that another tab is writing, so a retry may succeed. */
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

/** Nothing was written, because a change would modify or remove an append-only record. */
export class AppendOnlyError extends Error {
  override readonly name = 'AppendOnlyError';
}

/** Nothing was written; the message says why. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Nothing was done, because the workspace was replaced after the work started. */
export class ReplacedError extends Error {
  override readonly name = 'ReplacedError';
}
