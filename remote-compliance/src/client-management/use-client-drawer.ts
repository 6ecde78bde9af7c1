import {
  createChoiceParam,
  createTextParam,
  useUrlState,
  type UrlHistoryAction,
} from 'shared-kernel/shell';
import { clientParam } from './screen';

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
  [clientParam]: createTextParam(),
  section: createChoiceParam(profileSections, 'company'),
};

/** Stores the id and section of the open client profile in the URL. An empty id means that no profile is open. */
export function useClientDrawer() {
  const { values, set } = useUrlState(params);
  return {
    openId: values.client,
    section: values.section,
    openClient: (
      id: string,
      section: ProfileSection = 'company',
      history: UrlHistoryAction = 'push',
    ) => set({ client: id, section }, history),
    showSection: (section: ProfileSection) => set({ section }, 'push'),
    closeClient: () => set({ client: '', section: 'company' }, 'back'),
  };
}
