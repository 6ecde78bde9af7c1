import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { Notification } from 'shared-kernel/domain/notification';
import { foldName, type CommandTransaction } from 'shared-kernel/workspace';

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
  { clientName, clientId }: Pick<Notification, 'clientName' | 'clientId'>,
): boolean =>
  record.clientId === undefined || clientId === undefined
    ? clientName === record.name
    : clientId === record.clientId;

/**
 * Finds whether a notification is about one part of a case: a screening, a milestone or an issue, as its metadata names
 * it. One that names no case, which is an older one, is about the only case of the client that it names; where there are
 * several it is about none of them.
 */
export async function isOf(
  transaction: CommandTransaction,
  record: ComplianceRecord,
  part: Readonly<Record<string, string>>,
): Promise<(notification: Notification) => boolean> {
  const alike = await transaction.find('complianceRecords', 'name', {
    equals: foldName(record.name),
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
