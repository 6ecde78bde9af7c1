import type { CommandInputs } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { doBluePrint } from './do-blue-print';

export const inputs: readonly CommandInputs[] = [
  { command: doBluePrint, with: { id: [...contracts.map(({ id }) => id), 'nowhere'] } },
];
