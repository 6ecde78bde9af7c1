import { commands as shell } from 'host/commands';
import { commands as account } from 'remote-account/commands';
import { commands as compliance } from 'remote-compliance/commands';
import { commands as contracts } from 'remote-contracts/commands';
import { commands as operations } from 'remote-operations/commands';
import { computeKpis, exportTerms, filterProcesses, recordExport } from 'shared-kernel/server';
import {
  markAllRead,
  openScreeningCases,
  setNotificationsRead,
  type Command,
} from 'shared-kernel/workspace';

/** Kernel commands. For exports of many records, the browser creates the file and the server adds the audit entry. */
const kernel: readonly Command[] = [
  computeKpis,
  filterProcesses,
  markAllRead,
  openScreeningCases,
  setNotificationsRead,
  ...Object.values(exportTerms).map(recordExport),
];

/** Key of a version of a command, such as `contract.create.v1`. */
export const getCommandKey = ({ id, version = 1 }: Pick<Command, 'id' | 'version'>): string =>
  `${id}.v${version}`;

/** Returns commands by key. Throws if two commands have the same id and version. */
export function createRegistry(all: readonly Command[]): ReadonlyMap<string, Command> {
  const registry = new Map(all.map((command) => [getCommandKey(command), command]));
  if (registry.size < all.length) throw new Error('Two commands have the same id and version.');
  return registry;
}

export const commandRegistry = createRegistry([
  ...account,
  ...compliance,
  ...contracts,
  ...operations,
  ...shell,
  ...kernel,
]);
