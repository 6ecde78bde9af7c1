import { clients } from 'shared-kernel/testing/records';
import type { CommandInputs } from 'shared-kernel/testing';
import { hitsOf } from '../hits';
import { decideHit } from './decide-hit';

export const inputs: readonly CommandInputs[] = [
  {
    command: decideHit,
    on: clients.flatMap((client) =>
      hitsOf(client).map(({ digest }) => ({ clientId: client.id, digest })),
    ),
    with: {
      outcome: ['false_positive', 'confirmed'],
      reason: ['Another birth date', '', 'x'.repeat(501)],
    },
  },
];
