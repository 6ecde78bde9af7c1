import { getPageWorkspace, type CommandError } from 'shared-kernel/workspace';
import { pagePreferences } from '../../page/page-preferences';
import { requestDemo } from './commands/request-demo';
import type { DemoRequestForm } from './demo-request-form';

export async function sendDemoRequest(request: DemoRequestForm): Promise<CommandError | undefined> {
  const session = { portal: undefined, preferences: pagePreferences };
  const result = await getPageWorkspace().run(requestDemo, request, session);
  return result.status === 'failed' ? result.error : undefined;
}
