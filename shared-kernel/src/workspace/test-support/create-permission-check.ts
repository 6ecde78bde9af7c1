import type { PortalKey } from '../../domain/portal';
import { listOwnCompanyNames } from '../../domain/own-company';
import { getDenialReason } from '../commands/policy';
import type { HasPermission } from '../react/use-command';

/** The permissions of a portal with the sample's companies. */
export const createPermissionCheck =
  (portal: PortalKey): HasPermission =>
  (permission, ownership) =>
    getDenialReason(
      permission,
      { portal, companies: portal === 'client' ? listOwnCompanyNames(null) : [] },
      ownership,
    ) === undefined;
