import { createMilestoneFileId } from '../../domain/process/create-milestone-file-id';
import type { RecordOf } from './collections';

type WithDocuments = {
  readonly [C in 'clients' | 'contracts' | 'processes']: readonly RecordOf<C>[];
};

export const listFileIds = ({
  clients,
  contracts,
  processes,
}: WithDocuments): readonly string[] => [
  ...[...clients, ...contracts].flatMap(({ documents }) => documents.map(({ id }) => id)),
  ...processes.flatMap(({ milestones }) =>
    milestones.flatMap(({ id, documents }) =>
      documents.map((name) => createMilestoneFileId(id, name)),
    ),
  ),
];
