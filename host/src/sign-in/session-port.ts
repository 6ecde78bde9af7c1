/**
 * Where a person signs in. In the demo, forms of the product check the credentials in the browser. With a workspace
 * server, an issuer of OpenID Connect does.
 */
export interface SessionPort {
  /** Leaves for the issuer, which returns to the wanted address. Absent if the product shows its own forms. */
  readonly startSignIn?: (wanted: string | undefined) => Promise<void>;
  /** Ends the session at the issuer. Call it before the session of this tab ends. */
  readonly endSession: () => Promise<void>;
}

export const demoSession: SessionPort = { endSession: () => Promise.resolve() };

let port = demoSession;
let problem: string | undefined;

export const sessionPort = (): SessionPort => port;

/** Replaces the demo sign-in before the first page is rendered. */
export function setSessionPort(to: SessionPort): void {
  port = to;
}

/** Why the last sign-in failed or the session ended; `undefined` if the person signed out. */
export const sessionProblem = (): string | undefined => problem;

export function setSessionProblem(reason: string | undefined): void {
  problem = reason;
}
