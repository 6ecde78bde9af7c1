export class RemoteError extends Error {
  override readonly name: string = 'RemoteError';
}

/** A remote needs a newer kernel than this page has, and the page that a reload brings has it. */
export class OutdatedPageError extends RemoteError {
  override readonly name = 'OutdatedPageError';
}
