import * as client from '../commands/client-commands';
import * as compliance from '../commands/compliance-commands';
import * as contract from '../commands/contract-commands';
import * as demo from '../commands/demo-commands';
import * as notification from '../commands/notification-commands';
import * as processes from '../commands/process-commands';
import * as profile from '../commands/profile-commands';
import * as transaction from '../commands/transaction-commands';
import * as view from '../commands/view-commands';
import * as workspace from '../commands/workspace-commands';
import type { Command } from '../command';

const modules: readonly Readonly<Record<string, Command>>[] = [
  client,
  compliance,
  contract,
  demo,
  notification,
  processes,
  profile,
  transaction,
  view,
  workspace,
];

/** Every command there is. */
export const everyCommand: readonly Command[] = modules.flatMap((module) => Object.values(module));
