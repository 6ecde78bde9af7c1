import type { Preferences } from 'shared-kernel/domain/profile';
import { pageWorkspace } from 'shared-kernel/workspace';
import { requestDemo } from './commands/request-demo';
import type { DemoRequestForm } from './demo-request-form';
import type { DemoRefusal } from './save-demo-request';

interface PreferencesPort {
  readonly read: () => Preferences;
  readonly write: (changes: Partial<Preferences>) => void;
}

/** Keeps a visitor's request in the workspace, or resolves to why it was refused. */
export async function sendDemoRequest(
  request: DemoRequestForm,
  preferences: PreferencesPort,
): Promise<DemoRefusal | undefined> {
  const result = await pageWorkspace().run(requestDemo, request, {
    portal: undefined,
    preferences,
  });
  return result.status === 'failed' ? result.error : undefined;
}
