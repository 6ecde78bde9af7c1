import { toggleGroups, type ToggleGroup } from 'shared-kernel/domain/profile';

/** The groups of toggles that stand on a tab. */
export const groupsOfTab = (tab: ToggleGroup['tab']): readonly ToggleGroup[] =>
  toggleGroups.filter((group) => group.tab === tab);
