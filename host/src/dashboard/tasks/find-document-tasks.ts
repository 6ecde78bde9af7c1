import { isSamePerson, permissions } from 'shared-kernel/domain/portal';
import type { Task, TaskInput } from './task';

/**
 * Returns a task for each client document that the user can accept or reject. Users cannot review documents that they
 * uploaded.
 */
export const findDocumentTasks = ({ records, hasPermission, person }: TaskInput): readonly Task[] =>
  hasPermission(permissions.documentReview)
    ? records.clients.flatMap(({ id: client, companyName, documents }) =>
        documents
          .filter(
            ({ status, uploadedBy }) =>
              status === 'pending' && !(uploadedBy && isSamePerson(uploadedBy, person)),
          )
          .map(({ id, name, uploadDate }) => ({
            kind: 'document',
            id: `document ${client} ${id}`,
            title: `Review document: ${name}`,
            detail: companyName,
            since: uploadDate,
            action: 'Review',
            link: {
              kind: 'clients',
              id: client,
              filters: { show: 'documents', section: 'documents' },
            },
            subject: { kind: 'document', id: client, part: id },
          })),
      )
    : [];
