const titles: Readonly<Record<number, string>> = {
  401: 'Sign in again',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Not saved',
  413: 'Too large',
  422: 'Not possible',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Try again',
};

/** An error response for the client, as problem details (RFC 9457). */
export class HttpProblem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly status: number,
    readonly detail?: string,
    /** Further members of the problem, such as the current record after a conflict. */
    readonly members: object = {},
  ) {
    super(detail);
  }

  toJSON() {
    const { status, detail, members } = this;
    const title = titles[status] ?? 'Not valid';
    return { type: 'about:blank', title, status, detail, ...members };
  }
}
