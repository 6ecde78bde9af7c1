import { useMemo, useState } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import { useScreening, type ScreeningBlock } from 'shared-kernel/workspace';

interface NamedPerson {
  readonly name: string;
  readonly role: string;
  readonly email: string;
}

interface EnvelopeScreening {
  readonly blocks: readonly ScreeningBlock[];
  /**
   * Also screens people who are not signatories yet. Call this function if a command with new signatories was refused.
   */
  readonly screen: (people: readonly NamedPerson[]) => void;
}

const none: readonly NamedPerson[] = [];

export function useEnvelopeScreening(contract: Contract): EnvelopeScreening {
  const [named, setNamed] = useState(none);
  const record = useMemo(
    () => ({
      ...contract,
      signatories: [
        ...contract.signatories,
        ...named.map(({ name, role, email }, at) => ({
          id: `${contract.id}-N${at}`,
          name,
          role,
          email,
          status: 'pending' as const,
        })),
      ],
    }),
    [contract, named],
  );
  return { blocks: useScreening('contract', record), screen: setNamed };
}
