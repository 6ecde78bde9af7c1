/** An error of the storage. The reason `busy` means that another tab is writing, so a retry may succeed. */
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

/** Thrown if a write is refused. Nothing was written, and the message contains the reason. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Thrown if the workspace was replaced after the work started. Nothing was written. */
export class ReplacedError extends Error {
  override readonly name = 'ReplacedError';
}
