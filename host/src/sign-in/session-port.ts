/**
 * Adapter for the sign-in. The demo checks credentials in the browser, and a workspace server uses an OpenID Connect
 * identity provider.
 */
export interface SessionPort {
  /**
   * Redirects to the identity provider, which returns to the URL `wanted`. Absent if the product shows its own form.
   */
  readonly startSignIn?: (wanted: string | undefined) => Promise<void>;
  /** Ends the session at the identity provider. Call this before ending the session of the tab. */
  readonly endSession: () => Promise<void>;
}

export const demoSession: SessionPort = { endSession: () => Promise.resolve() };

let port = demoSession;
let problem: string | undefined;

export const getSessionPort = (): SessionPort => port;

/** Replaces the demo sign-in. Call this before the first page renders. */
export function setSessionPort(to: SessionPort): void {
  port = to;
}

/** Returns why the last sign-in failed or the session ended, or `undefined` after a sign-out. */
export const getSessionProblem = (): string | undefined => problem;

export function setSessionProblem(reason: string | undefined): void {
  problem = reason;
}
