import type { CommandError } from 'shared-kernel/workspace';
import type { DemoRequestForm } from './demo-request-form';

export type DemoRequestFailure = Pick<CommandError, 'message' | 'issues'>;

/**
 * Saves a demo request in the workspace. Resolves to the reason if the request is refused. Rejects if the command could
 * not run.
 */
export async function saveDemoRequest(
  request: DemoRequestForm,
): Promise<DemoRequestFailure | undefined> {
  const { sendDemoRequest } = await import(
    /* webpackChunkName: "landing-workspace" */ './send-demo-request'
  );
  return sendDemoRequest(request);
}
