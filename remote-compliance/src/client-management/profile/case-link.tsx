import { useMemo } from 'react';
import { useRecordPath } from 'shared-kernel/shell';
import { foldName, useIndexed } from 'shared-kernel/workspace';
import { ButtonLink } from '../../records/button-link';

interface CaseLinkProps {
  readonly companyName: string;
}

/** To the company's case in the compliance score engine, where there is one. */
export function CaseLink({ companyName }: CaseLinkProps) {
  const recordPath = useRecordPath();
  const query = useMemo(() => ({ equals: foldName(companyName) }), [companyName]);
  const [record] = useIndexed('complianceRecords', 'name', query).data ?? [];
  if (!record) return null;
  return (
    <ButtonLink to={recordPath('compliance', record.id)} icon="shield-check">
      Compliance case
    </ButtonLink>
  );
}
