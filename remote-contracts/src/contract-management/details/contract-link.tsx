import { contractTitle } from 'shared-kernel/domain/contract';
import { Link, useRecordPath } from 'shared-kernel/shell';
import { RecordText } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';

interface ContractLinkProps {
  readonly id: string;
}

/** The way to another contract, by its title; its number alone where it is not there. */
export function ContractLink({ id }: ContractLinkProps) {
  const { data: contract } = useRecord('contracts', id);
  const path = useRecordPath();
  if (!contract) return id;
  return (
    <Link to={path('contracts', id)}>
      <RecordText whole>{contractTitle(contract)}</RecordText>
    </Link>
  );
}
