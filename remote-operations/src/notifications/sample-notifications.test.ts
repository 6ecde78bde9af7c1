import { createClientDirectory } from 'shared-kernel/domain/client';
import { countNotificationsByFlag } from 'shared-kernel/domain/notification';
import {
  notifications,
  processes,
  transactions,
  sampleConstants,
} from 'shared-kernel/testing/records';
import { findNotificationSubjects } from './details/notification-subject';

const clients = Object.values(sampleConstants.clients);

describe('notifications of the sample data', () => {
  it('[N1] every summary card of notifications counts at least one notification of the sample', () => {
    expect(countNotificationsByFlag(notifications)).toEqual({
      total: 8,
      unread: 4,
      actionRequired: 4,
      starred: 3,
    });
  });

  it('[N5] sample notifications refer only to existing records', () => {
    const context = {
      processIds: new Set(processes.map(({ id }) => id)),
      contractIds: new Set<string>(Object.values(sampleConstants.contracts)),
      transactionIds: new Set(transactions.map(({ id }) => id)),
      caseIds: new Set<string>(),
    };
    const { idOf } = createClientDirectory(clients);
    for (const notification of notifications) {
      const { relatedProcess, clientName, metadata = {} } = notification;
      const named = [relatedProcess, clientName, metadata.contractId, metadata.paymentId];
      expect(
        findNotificationSubjects(notification, { ...context, clientId: idOf(notification) }),
      ).toHaveLength(named.filter((each) => each !== undefined).length);
    }
  });
});
