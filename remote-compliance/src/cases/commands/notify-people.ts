import type { Notification } from 'shared-kernel/domain/notification';
import { getPersonId, type PortalKey } from 'shared-kernel/domain/portal';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import type { CommandTransaction } from 'shared-kernel/workspace';
import type { CasePerson } from '../rules/decisions';

export interface CaseNotification extends Pick<
  Notification,
  'title' | 'message' | 'actionRequired'
> {
  /** Part of the notification id, unique within the review case. */
  readonly key: string;
  readonly portals: readonly PortalKey[];
}

/** Notifies people about a review case, except the author of the change. No setting turns these notifications off. */
export function notifyPeople(
  transaction: CommandTransaction,
  { id, client, clientId, subject }: ReviewCase,
  { key, portals, ...news }: CaseNotification,
  { by, personId, name: source, at: timestamp }: CasePerson,
): void {
  for (const portal of new Set(portals))
    transaction.add('notifications', {
      id: `NT-${id}-${key}-${portal}`,
      type: news.actionRequired ? 'warning' : 'info',
      category: 'compliance',
      ...news,
      timestamp,
      isRead: false,
      isStarred: false,
      source,
      priority: news.actionRequired ? 'high' : 'medium',
      metadata: {
        caseId: id,
        ...(subject.kind === 'transaction' && { paymentId: subject.id }),
      },
      isInternal: true,
      portal,
      actorId: getPersonId({ by, personId }),
      ...(client !== '' && { clientName: client }),
      ...(clientId !== undefined && { clientId }),
    });
}
