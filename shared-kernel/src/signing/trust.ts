/** Whom a page believes. */
export interface Trust {
  readonly environment: string;
  /** Public keys of the environment: the one in use and the one that comes after it. */
  readonly keys: readonly string[];
  /** Public key of the stamps that say that nothing newer is out; none are asked for without it. */
  readonly stampKey?: string | undefined;
}

/** Why a signed document is not taken, as the end of a sentence that begins with the document. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
}

export const refuse = (why: string): never => {
  throw new SignatureError(why);
};

export const day = (moment: string) => moment.slice(0, 10);

/** What is no moment is over. */
export const isOver = (moment: string, now: number) => !(Date.parse(moment) > now);
