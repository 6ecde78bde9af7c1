import { milestoneFileId } from '../../domain/process/milestone-file-id';
import type { RecordOf } from './collections';

type WithDocuments = {
  readonly [C in 'clients' | 'contracts' | 'processes']: readonly RecordOf<C>[];
};

export const fileIdsOf = ({ clients, contracts, processes }: WithDocuments): readonly string[] => [
  ...[...clients, ...contracts].flatMap(({ documents }) => documents.map(({ id }) => id)),
  ...processes.flatMap(({ milestones }) =>
    milestones.flatMap(({ id, documents }) => documents.map((name) => milestoneFileId(id, name))),
  ),
];
