import type { CommandErrorKind } from 'shared-kernel/server';

/** An error response for the client, as problem details (RFC 9457). */
export class HttpProblem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly status: number,
    readonly title: string,
    readonly details: Readonly<Record<string, unknown>> & { readonly detail?: string } = {},
  ) {
    super(title);
  }

  toJSON() {
    const { status, title, details } = this;
    return { type: 'about:blank', title, status, ...details };
  }
}

export const createUnauthorizedProblem = () => new HttpProblem(401, 'Sign in again');

export const createForbiddenProblem = (detail: string) =>
  new HttpProblem(403, 'Not allowed', { detail });

export const createNotFoundProblem = (detail: string) =>
  new HttpProblem(404, 'Not found', { detail });

export const createInvalidProblem = (detail: string, issues: readonly object[] = []) =>
  new HttpProblem(400, 'Not valid', { detail, issues });

export const createUnavailableProblem = (detail: string) =>
  new HttpProblem(503, 'Try again', { detail });

export const createTooManyRequestsProblem = () => new HttpProblem(429, 'Too many requests');

/** HTTP status for each reason to refuse a command. */
export const httpStatusByErrorKind: Record<CommandErrorKind, number> = {
  denied: 403,
  invalid: 400,
  missing: 404,
  refused: 422,
  conflict: 409,
  storage: 503,
  cancelled: 422,
  unexpected: 500,
};
