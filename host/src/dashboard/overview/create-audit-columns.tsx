import {
  getAuditActionLabel,
  getAuditPortalLabel,
  isSampleAuditEntry,
  type AuditEntry,
} from 'shared-kernel/domain/audit';
import { getRecordTypeLabel } from 'shared-kernel/domain/record';
import { formatDateTime } from 'shared-kernel/format';
import { Link } from 'shared-kernel/shell';
import { RecordText, type TableColumn } from 'shared-kernel/ui';
import styles from './overview.module.css';
import type { useAuditSubjectPath } from './use-audit-subject-path';

type Subject = AuditEntry['subject'];

interface SubjectProps {
  readonly subject: Subject;
  readonly path: string | undefined;
}

function SubjectCell({ subject, path }: SubjectProps) {
  const name = (
    <RecordText>{`${getRecordTypeLabel(subject.collection)}: ${subject.label}`}</RecordText>
  );
  return path === undefined ? name : <Link to={path}>{name}</Link>;
}

export const createAuditColumns = (
  pathOf: ReturnType<typeof useAuditSubjectPath>,
): readonly TableColumn<AuditEntry>[] => [
  {
    key: 'at',
    title: 'Time',
    width: '11.5rem',
    render: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  { key: 'actor', title: 'Person', width: '9rem', render: ({ actor }) => actor },
  { key: 'portal', title: 'Portal', width: '6.5rem', render: getAuditPortalLabel },
  {
    key: 'action',
    title: 'Action',
    isRowHeader: true,
    render: (entry) => (
      <>
        <RecordText>{getAuditActionLabel(entry)}</RecordText>
        {isSampleAuditEntry(entry) && <span className={styles.sample}> · Sample</span>}
      </>
    ),
  },
  {
    key: 'record',
    title: 'Record',
    maxWidth: '17rem',
    render: ({ subject }) => <SubjectCell subject={subject} path={pathOf(subject)} />,
  },
  { key: 'note', title: 'Note', render: ({ note }) => note ?? '–' },
];
