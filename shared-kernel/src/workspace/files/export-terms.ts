import type { CommandTerms } from '../commands/command-terms';

/** The exports that a browser makes from many records. A server records them. */
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
