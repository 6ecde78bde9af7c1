import type { NotificationToggleKey } from 'shared-kernel/domain/profile';
import { notificationToggleKeys } from '../toggles/notification-toggle';
import type { ToggleGroup } from '../toggles/toggle';

/** The kinds of notification that a group switches. */
export const noticesOf = ({ toggles }: ToggleGroup): readonly NotificationToggleKey[] =>
  notificationToggleKeys.filter((key) => toggles.some((toggle) => toggle.key === key));
