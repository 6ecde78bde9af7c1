import { toggleGroups, type ToggleGroup } from './toggle';

/** The groups of toggles on a tab. */
export const groupsOfTab = (tab: ToggleGroup['tab']): readonly ToggleGroup[] =>
  toggleGroups.filter((group) => group.tab === tab);
