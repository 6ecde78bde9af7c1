import type { CommandTerms } from '../commands/command-terms';

/**
 * Properties of the commands that export many records. They run in the browser; if the workspace is on a server, the
 * server writes their audit entries.
 */
export const exportTerms = {
  workspace: {
    id: 'workspace.export',
    label: 'Exported the workspace',
    permission: 'export',
    inReference: true,
    onServer: 'recorded',
  },
  quarantine: {
    id: 'workspace.exportQuarantine',
    label: 'Exported damaged records',
    permission: 'export',
    inReference: true,
    onServer: 'recorded',
  },
  pack: {
    id: 'workspace.exportPack',
    label: 'Exported the evidence pack',
    permission: 'audit',
    onServer: 'recorded',
  },
} as const satisfies Record<string, CommandTerms>;
