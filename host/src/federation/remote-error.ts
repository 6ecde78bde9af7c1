export class RemoteError extends Error {
  override readonly name: string = 'RemoteError';
}

/** A remote needs a newer kernel than this page has: another page may have it, this one never will. */
export class OutdatedPageError extends RemoteError {
  override readonly name = 'OutdatedPageError';
}
