import { listMutedToggles } from '../../domain/notification/alert-toggle';
import type { NotificationReader } from '../../domain/notification/recipient';
import { getPersonId } from '../../domain/portal';
import { createDefaultProcessAlertSettings } from '../../domain/process/process-alert-settings';
import type { CommandContext, CommandTransaction } from './command';

export async function createNotificationReader(
  transaction: CommandTransaction,
  { portal = 'admin', personId }: Pick<CommandContext, 'portal' | 'personId'>,
): Promise<NotificationReader> {
  const first = createDefaultProcessAlertSettings(portal);
  const settings = (await transaction.get('settings', first.id)) ?? first;
  return {
    portal,
    personId: getPersonId({ by: portal, personId }),
    muted: listMutedToggles({ ...transaction.preferences(), ...settings }),
  };
}
