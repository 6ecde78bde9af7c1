import type { CommandError } from 'shared-kernel/workspace';
import type { DemoRequestForm } from './demo-request-form';

/** Why a request was not saved: a message and the invalid fields. */
export type DemoRefusal = Pick<CommandError, 'message' | 'issues'>;

/**
 * Saves a request in the workspace, whose code loads on demand. Resolves to the reason for a rejection, and rejects
 * if it could not be tried.
 */
export async function saveDemoRequest(request: DemoRequestForm): Promise<DemoRefusal | undefined> {
  const { sendDemoRequest } = await import(
    /* webpackChunkName: "landing-workspace" */ './send-demo-request'
  );
  return sendDemoRequest(request);
}
