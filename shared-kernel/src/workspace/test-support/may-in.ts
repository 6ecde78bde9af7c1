import type { PortalKey } from '../../domain/portal';
import { ownCompanyNames } from '../../domain/portal/own-company';
import { denialOf } from '../commands/policy';
import type { MayDo } from '../hooks/use-command';

/** What a portal may do by the table of duties, with the sample’s companies. */
export const mayIn =
  (portal: PortalKey): MayDo =>
  (duty, belonging) =>
    denialOf(
      duty,
      { portal, companies: portal === 'client' ? ownCompanyNames(null) : [] },
      belonging,
    ) === undefined;
