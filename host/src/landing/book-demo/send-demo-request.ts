import { getPageWorkspace, type CommandError } from 'shared-kernel/workspace';
import { pagePreferences } from '../../page/page-preferences';
import { getDemoStart } from './demo-invite';
import { requestDemo } from './commands/request-demo';
import type { DemoRequestForm } from './demo-request-form';

export async function sendDemoRequest(request: DemoRequestForm): Promise<CommandError | undefined> {
  const session = { portal: undefined, preferences: pagePreferences };
  // A server can be in another time zone than the visitor.
  const input = { ...request, instant: getDemoStart(request) };
  const result = await getPageWorkspace().run(requestDemo, input, session);
  return result.status === 'failed' ? result.error : undefined;
}
