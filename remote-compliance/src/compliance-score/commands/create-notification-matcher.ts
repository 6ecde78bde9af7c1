import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { Notification } from 'shared-kernel/domain/notification';
import { normalizeName, type CommandTransaction } from 'shared-kernel/workspace';

/** Refers to the compliance record by id, because a client can be renamed. */
export const createComplianceRecordReference = (
  { id, name, clientId }: ComplianceRecord,
  part: Readonly<Record<string, string>>,
): Pick<Notification, 'clientName' | 'clientId' | 'metadata'> => ({
  clientName: name,
  ...(clientId !== undefined && { clientId }),
  metadata: { caseId: id, ...part },
});

const isOfClient = (
  record: ComplianceRecord,
  { clientName, clientId }: Pick<Notification, 'clientName' | 'clientId'>,
): boolean =>
  record.clientId === undefined || clientId === undefined
    ? clientName === record.name
    : clientId === record.clientId;

/**
 * Returns a predicate for notifications about a compliance record. Notifications without a record id are matched by
 * client name.
 */
export async function createNotificationMatcher(
  transaction: CommandTransaction,
  record: ComplianceRecord,
  part: Readonly<Record<string, string>>,
): Promise<(notification: Notification) => boolean> {
  const alike = await transaction.find('complianceRecords', 'name', {
    equals: normalizeName(record.name),
  });
  const isOfAnother = (notification: Notification) =>
    alike.some((other) => other.id !== record.id && isOfClient(other, notification));
  return (notification) => {
    const { metadata } = notification;
    const isOfCase =
      metadata?.caseId === undefined
        ? isOfClient(record, notification) && !isOfAnother(notification)
        : metadata.caseId === record.id;
    return isOfCase && Object.entries(part).every(([key, value]) => metadata?.[key] === value);
  };
}
