import { useMemo, useState } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import { useScreening, type ScreeningBlock } from 'shared-kernel/workspace';

/** A person who was named for an envelope that was not sent or handed over. */
interface NamedPerson {
  readonly name: string;
  readonly role: string;
  readonly email: string;
}

interface EnvelopeScreening {
  readonly blocks: readonly ScreeningBlock[];
  /** Screens people that the contract does not name, since a command about them was refused. */
  readonly screen: (people: readonly NamedPerson[]) => void;
}

const none: readonly NamedPerson[] = [];

/** What screening finds about a contract’s signatories, and about people who were named for it in vain. */
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
