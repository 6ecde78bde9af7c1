interface Failure {
  readonly name?: string;
  readonly message?: string;
  readonly cause?: Failure;
}

/** Why something could not be read, in the words of the disk or the network. */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { name, message = '', cause } = error as Failure;
  if (name === 'TimeoutError') return 'no answer in time';
  return (cause?.message ?? '') === '' ? message : (cause?.message ?? message);
}
