import { viewCommand } from 'shared-kernel/workspace';

export const viewRecording = viewCommand({
  id: 'contract.viewRecording',
  label: 'Played the recording',
  inReference: false,
});
