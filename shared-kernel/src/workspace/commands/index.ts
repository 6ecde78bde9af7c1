import type * as v from 'valibot';
import type { Command } from '../command';
import { clientCommands } from './client-commands';
import { complianceCommands } from './compliance-commands';
import { contractCommands } from './contract-commands';
import { demoCommands } from './demo-commands';
import { notificationCommands } from './notification-commands';
import { processCommands } from './process-commands';
import { profileCommands } from './profile-commands';
import { transactionCommands } from './transaction-commands';
import { viewCommands } from './view-commands';
import { workspaceCommands } from './workspace-commands';

/** Everything that can be done, by name. What a screen can do is decided here and nowhere else. */
export const commands = {
  ...contractCommands,
  ...clientCommands,
  ...complianceCommands,
  ...transactionCommands,
  ...processCommands,
  ...notificationCommands,
  ...profileCommands,
  ...demoCommands,
  ...workspaceCommands,
  ...viewCommands,
} as const;

export type CommandName = keyof typeof commands;

export const commandNames = Object.keys(commands) as CommandName[];

/** What a command is run with. */
export type CommandInput<N extends CommandName> = v.InferInput<(typeof commands)[N]['input']>;

/** What a command gives back. */
export type CommandOutput<N extends CommandName> = Awaited<
  ReturnType<(typeof commands)[N]['apply']>
>;

/** A command where its types do not matter. */
export const commandOf = (name: CommandName): Command => commands[name];
