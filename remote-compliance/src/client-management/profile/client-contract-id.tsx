import { isPlatformContract } from 'shared-kernel/domain/client';
import { Link, useRecordPath } from 'shared-kernel/shell';

interface ClientContractIdProps {
  readonly id: string;
}

/** A contract's number; one of the platform's own leads to the contracts tab. */
export function ClientContractId({ id }: ClientContractIdProps) {
  const recordPath = useRecordPath();
  return isPlatformContract(id) ? <Link to={recordPath('contracts', id)}>{id}</Link> : id;
}
