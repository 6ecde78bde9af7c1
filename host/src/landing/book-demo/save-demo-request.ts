import type { DemoRequestForm } from './demo-request-form';
import type { DemoProblems } from './read-demo-request';

/** Why a request was not saved: a sentence, and what is wrong with which field. */
export interface DemoRefusal {
  readonly message: string;
  readonly problems: DemoProblems;
}

/** Saves a request; resolves to why it was refused, and rejects where it could not be tried. */
export type SaveDemoRequest = (request: DemoRequestForm) => Promise<DemoRefusal | undefined>;
