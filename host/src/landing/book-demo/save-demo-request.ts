import type { CommandError } from 'shared-kernel/workspace';
import type { DemoRequestForm } from './demo-request-form';

/** Why a request was not saved: a sentence, and what is wrong with which field. */
export type DemoRefusal = Pick<CommandError, 'message' | 'issues'>;

/** Saves a request; resolves to why it was refused, and rejects where it could not be tried. */
export type SaveDemoRequest = (request: DemoRequestForm) => Promise<DemoRefusal | undefined>;
