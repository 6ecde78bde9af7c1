import { mutedTogglesOf } from '../../domain/notification/alert-toggle';
import type { NotificationReader } from '../../domain/notification/recipient';
import { personIdOf } from '../../domain/portal';
import { defaultProcessAlertSettingsOf } from '../../domain/process/process-alert-settings';
import type { CommandContext, CommandTransaction } from './command';

export async function notificationReader(
  transaction: CommandTransaction,
  { portal = 'admin', personId }: Pick<CommandContext, 'portal' | 'personId'>,
): Promise<NotificationReader> {
  const first = defaultProcessAlertSettingsOf(portal);
  const settings = (await transaction.get('settings', first.id)) ?? first;
  return {
    portal,
    personId: personIdOf({ by: portal, personId }),
    muted: mutedTogglesOf({ ...transaction.preferences(), ...settings }),
  };
}
