import { urlChoice, urlText, useUrlState, type UrlHistory } from 'shared-kernel/shell';
import { clientParam } from './screen';

/** The sections of a client's profile, in order (CL2). */
export const profileSections = [
  'company',
  'compliance',
  'organization',
  'financial',
  'users',
  'departments',
  'contracts',
  'documents',
  'history',
] as const;

export type ProfileSection = (typeof profileSections)[number];

const params = {
  [clientParam]: urlText(),
  section: urlChoice(profileSections, 'company'),
};

/** Which client's profile is open, and at which section, by the URL; none when the id is empty. */
export function useOpenClient() {
  const { values, set } = useUrlState(params);
  return {
    openId: values.client,
    section: values.section,
    openClient: (id: string, section: ProfileSection = 'company', history: UrlHistory = 'push') =>
      set({ client: id, section }, history),
    showSection: (section: ProfileSection) => set({ section }, 'push'),
    closeClient: () => set({ client: '', section: 'company' }, 'back'),
  };
}
