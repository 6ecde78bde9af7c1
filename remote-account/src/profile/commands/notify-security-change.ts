import type { Profile } from 'shared-kernel/domain/profile';
import type { CommandTransaction } from 'shared-kernel/workspace';

export const notifySecurityChange = (
  transaction: CommandTransaction,
  { fullName, portal }: Profile,
  what: string,
  on: boolean,
): Promise<void> =>
  transaction.raise('securityAlerts', {
    type: on ? 'success' : 'warning',
    category: 'system',
    portal,
    title: `${what} turned ${on ? 'on' : 'off'}`,
    message: `${what} of ${fullName} was turned ${on ? 'on' : 'off'}.`,
    source: 'Security',
    actionRequired: false,
    priority: on ? 'low' : 'high',
  });
