import {
  notificationToggleKeys,
  type NotificationToggleKey,
  type ToggleGroup,
} from 'shared-kernel/domain/profile';

/** The kinds of notification that a group switches. */
export const noticesOf = ({ toggles }: ToggleGroup): readonly NotificationToggleKey[] =>
  notificationToggleKeys.filter((key) => toggles.some((toggle) => toggle.key === key));
