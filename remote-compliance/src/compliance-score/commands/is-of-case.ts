import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { Notification } from 'shared-kernel/domain/notification';

/** What a notification says of the case that it is about: a client may be renamed, a case keeps its id. */
export const aboutCase = (
  { id, name }: ComplianceRecord,
  part: Readonly<Record<string, string>>,
): Required<Pick<Notification, 'clientName' | 'metadata'>> => ({
  clientName: name,
  metadata: { caseId: id, ...part },
});

/**
 * Whether a notification is about one part of a case: a screening, a milestone or an issue, as its metadata names it.
 * One that names no case, which is an older one, is about the client that it names.
 */
export const isOf =
  ({ id, name }: ComplianceRecord, part: Readonly<Record<string, string>>) =>
  ({ clientName, metadata }: Notification): boolean =>
    (metadata?.caseId === undefined ? clientName === name : metadata.caseId === id) &&
    Object.entries(part).every(([key, value]) => metadata?.[key] === value);
