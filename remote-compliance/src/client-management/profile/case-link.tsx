import type { NamedClient } from 'shared-kernel/domain/client';
import { useRecordPath } from 'shared-kernel/shell';
import { useClientRecords } from 'shared-kernel/workspace';
import { ButtonLink } from '../../records/button-link';

interface CaseLinkProps {
  readonly client: NamedClient;
}

/** To the client's case in the compliance score engine, where there is one. */
export function CaseLink({ client }: CaseLinkProps) {
  const recordPath = useRecordPath();
  const [record] = useClientRecords('complianceRecords', client).data ?? [];
  if (!record) return null;
  return (
    <ButtonLink to={recordPath('compliance', record.id)} icon="shield-check">
      Compliance case
    </ButtonLink>
  );
}
