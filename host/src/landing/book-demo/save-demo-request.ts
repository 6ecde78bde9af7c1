import type { CommandError } from 'shared-kernel/workspace';
import type { DemoRequestForm } from './demo-request-form';

/** Why a request was not saved: a sentence, and what is wrong with which field. */
export type DemoRefusal = Pick<CommandError, 'message' | 'issues'>;

/**
 * Saves a request in the workspace, whose code arrives only now; resolves to why it was refused, and rejects where it
 * could not be tried.
 */
export async function saveDemoRequest(request: DemoRequestForm): Promise<DemoRefusal | undefined> {
  const { sendDemoRequest } = await import(
    /* webpackChunkName: "landing-workspace" */ './send-demo-request'
  );
  return sendDemoRequest(request);
}
