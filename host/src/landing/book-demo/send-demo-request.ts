import type { Preferences } from 'shared-kernel/domain/profile';
import { pageWorkspace } from 'shared-kernel/workspace';
import { requestDemo } from './commands/request-demo';
import type { DemoRequestForm } from './demo-request-form';

interface PreferencesPort {
  readonly read: () => Preferences;
  readonly write: (changes: Partial<Preferences>) => void;
}

/** Keeps a visitor's request in the workspace; rejects with what was wrong. */
export async function sendDemoRequest(
  request: DemoRequestForm,
  preferences: PreferencesPort,
): Promise<void> {
  const result = await pageWorkspace().run(requestDemo, request, {
    portal: undefined,
    preferences,
  });
  if (result.status === 'failed') throw result.error;
}
