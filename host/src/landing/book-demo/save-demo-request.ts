import type { CommandError } from 'shared-kernel/workspace';
import type { DemoRequestForm } from './demo-request-form';

/** The message and the invalid fields of a request that was not saved. */
export type DemoRefusal = Pick<CommandError, 'message' | 'issues'>;

/**
 * Saves a request in the workspace, whose code loads on demand. Resolves to the reason if the request is refused. The
 * promise rejects if the command could not run.
 */
export async function saveDemoRequest(request: DemoRequestForm): Promise<DemoRefusal | undefined> {
  const { sendDemoRequest } = await import(
    /* webpackChunkName: "landing-workspace" */ './send-demo-request'
  );
  return sendDemoRequest(request);
}
