import type { PortalKey } from '../../domain/portal';
import { listOwnCompanyNames } from '../../domain/own-company';
import { getDenialReason } from '../commands/policy';
import type { PermissionCheck } from '../react/use-command';

/** Creates a function that checks the permissions of a portal, with the companies of the sample data. */
export const createPermissionCheck =
  (portal: PortalKey): PermissionCheck =>
  (permission, ownership) =>
    getDenialReason(
      permission,
      { portal, companies: portal === 'client' ? listOwnCompanyNames(null) : [] },
      ownership,
    ) === undefined;
