/** Thrown if the storage fails. `busy` means that another tab is writing, so a retry may succeed. */
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

/** Thrown if a write is refused. Nothing was written. The message contains the reason. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Thrown if all records of the workspace were replaced after the work had started. Nothing was written. */
export class ReplacedError extends Error {
  override readonly name = 'ReplacedError';
}
