import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { Button } from 'shared-kernel/ui';
import { useOpenCase } from '../use-open-case';

interface OpenCaseButtonProps {
  readonly record: Pick<ComplianceRecord, 'id' | 'name'>;
}

export function OpenCaseButton({ record: { id, name } }: OpenCaseButtonProps) {
  const { openCase } = useOpenCase();
  return (
    <Button size="small" aria-label={`View details of ${name}`} onClick={() => openCase(id)}>
      View Details
    </Button>
  );
}
