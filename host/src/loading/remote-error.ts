export class RemoteError extends Error {
  override readonly name: string = 'RemoteError';
}

/** What is deployed, or what a release holds, cannot be read. */
export class CompositionError extends Error {
  override readonly name: string = 'CompositionError';
}

/** What a remote needs, this page cannot have, and the page that a reload brings has it: a newer kernel. */
export class OutdatedPageError extends RemoteError {
  override readonly name = 'OutdatedPageError';
}
