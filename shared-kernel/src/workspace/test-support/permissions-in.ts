import type { PortalKey } from '../../domain/portal';
import { ownCompanyNames } from '../../domain/own-company';
import { denialOf } from '../commands/policy';
import type { HasPermission } from '../react/use-command';

/** The permissions of a portal with the sample's companies. */
export const permissionsIn =
  (portal: PortalKey): HasPermission =>
  (permission, ownership) =>
    denialOf(
      permission,
      { portal, companies: portal === 'client' ? ownCompanyNames(null) : [] },
      ownership,
    ) === undefined;
