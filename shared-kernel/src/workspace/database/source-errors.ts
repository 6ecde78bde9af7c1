import type { InMemoryReason } from './status';

type StorageFailure = Exclude<InMemoryReason, 'reference'> | 'busy';

const messages: { readonly [R in StorageFailure]?: string } = {
  full: 'This browser’s storage is full. Nothing was changed.',
  blocked: 'This browser does not let Trustfold save data. Nothing was changed.',
  busy: 'Another tab of Trustfold is still saving. Your change was not saved. Try again, or close the other tab.',
};

/** Thrown if the storage fails. `busy` means that another tab is writing, so a retry may succeed. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  constructor(
    readonly reason: StorageFailure,
    options?: ErrorOptions,
  ) {
    super(messages[reason] ?? 'This browser’s storage failed. Nothing was changed.', options);
  }
}

/** Thrown if a write is refused. Nothing was written. The message contains the reason. */
export class WriteRefusedError extends Error {
  override readonly name = 'WriteRefusedError';
}

/** Thrown if all records were replaced after the work started. Nothing was written. */
export class WorkspaceReplacedError extends Error {
  override readonly name = 'WorkspaceReplacedError';
}
