import type { NotificationToggleKey } from 'shared-kernel/domain/profile';
import { notificationToggleKeys } from '../toggles/notification-toggle';
import type { ToggleGroup } from '../toggles/toggle';

/** The notification toggles of a group. */
export const notificationTogglesOf = ({ toggles }: ToggleGroup): readonly NotificationToggleKey[] =>
  notificationToggleKeys.filter((key) => toggles.some((toggle) => toggle.key === key));
