import { pageWorkspace } from 'shared-kernel/workspace';
import { pagePreferences } from '../../page/page-preferences';
import { requestDemo } from './commands/request-demo';
import type { DemoRequestForm } from './demo-request-form';
import type { DemoRefusal } from './save-demo-request';

/** Keeps a visitor's request in the workspace, or resolves to why it was refused. */
export async function sendDemoRequest(request: DemoRequestForm): Promise<DemoRefusal | undefined> {
  const session = { portal: undefined, preferences: pagePreferences };
  const result = await pageWorkspace().run(requestDemo, request, session);
  return result.status === 'failed' ? result.error : undefined;
}
