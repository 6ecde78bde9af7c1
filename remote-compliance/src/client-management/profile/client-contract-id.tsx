import { contractSchema } from 'shared-kernel/domain/contract';
import { Link, useRecordPath } from 'shared-kernel/shell';
import * as v from 'valibot';

interface ClientContractIdProps {
  readonly id: string;
}

const isPlatformContract = (id: string): boolean => v.is(contractSchema.entries.id, id);

/** A contract's number; one of the platform's own leads to the contracts tab. */
export function ClientContractId({ id }: ClientContractIdProps) {
  const recordPath = useRecordPath();
  return isPlatformContract(id) ? <Link to={recordPath('contracts', id)}>{id}</Link> : id;
}
