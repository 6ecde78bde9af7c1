import { milestoneFileId } from '../../domain/process/milestone-file-id';
import type { RecordOf } from './collections';

/** The records that have documents. */
type WithDocuments = {
  readonly [C in 'clients' | 'contracts' | 'processes']: readonly RecordOf<C>[];
};

/** The ids of the files of the records' documents. */
export const fileIdsOf = ({ clients, contracts, processes }: WithDocuments): readonly string[] => [
  ...[...clients, ...contracts].flatMap(({ documents }) => documents.map(({ id }) => id)),
  ...processes.flatMap(({ milestones }) =>
    milestones.flatMap(({ id, documents }) => documents.map((name) => milestoneFileId(id, name))),
  ),
];
