import { CommandError } from './command-error';

/** What reads and writes the whole workspace comes when a command asks for it. */
export async function bringTransfer() {
  try {
    return await import(/* webpackChunkName: "workspace-file" */ '../transfer');
  } catch (cause) {
    const message = 'The file reader could not be loaded. Check the connection, then try again.';
    throw new CommandError('refused', message, { cause });
  }
}

/** The audit line of what concerns no record of its own. */
export const wholeWorkspace = (note: string) => [
  { subject: { collection: 'workspace', id: 'workspace', label: 'Workspace' }, note },
];
