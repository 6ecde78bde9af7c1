import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { Notification } from 'shared-kernel/domain/notification';

/** What a notification says of the case that it is about: a client may be renamed, a case keeps its id. */
export const aboutCase = (
  { id, name, clientId }: ComplianceRecord,
  part: Readonly<Record<string, string>>,
): Pick<Notification, 'clientName' | 'clientId' | 'metadata'> => ({
  clientName: name,
  ...(clientId !== undefined && { clientId }),
  metadata: { caseId: id, ...part },
});

const isOfClient = (
  record: ComplianceRecord,
  clientName: string | undefined,
  clientId: string | undefined,
): boolean =>
  record.clientId === undefined || clientId === undefined
    ? clientName === record.name
    : clientId === record.clientId;

/**
 * Whether a notification is about one part of a case: a screening, a milestone or an issue, as its metadata names it.
 * One that names no case, which is an older one, is about the client that it names.
 */
export const isOf =
  (record: ComplianceRecord, part: Readonly<Record<string, string>>) =>
  ({ clientName, clientId, metadata }: Notification): boolean =>
    (metadata?.caseId === undefined
      ? isOfClient(record, clientName, clientId)
      : metadata.caseId === record.id) &&
    Object.entries(part).every(([key, value]) => metadata?.[key] === value);
