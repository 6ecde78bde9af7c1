import { urlChoice, useUrlState } from 'shared-kernel/shell';
import { profileSectionKeys, type ProfileSection } from './profile-sections';
import { profileFilters } from './screen';

const params = { [profileFilters.section]: urlChoice(profileSectionKeys, 'profile') };

/** The open tab of the settings, in the URL (PR1). */
export function useProfileSection() {
  const { values, set } = useUrlState(params);
  return {
    section: values.section,
    show: (section: ProfileSection) => set({ section }, 'push'),
  };
}
