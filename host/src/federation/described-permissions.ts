import { permissions, type Permission } from 'shared-kernel/domain/portal';
import type { RemoteDescriptions } from '../page/described-tabs';

export const describedPermissions = (described: RemoteDescriptions): readonly Permission[] => {
  const all = [
    ...Object.values(described).flatMap((remote) => remote.permissions ?? []),
    permissions.workspace,
  ];
  return [...new Map(all.map((permission) => [permission.id, permission])).values()];
};

const withoutPortals = ['look', 'export', 'audit', 'own'] as const;

/** The permission of a declared command; `undefined` if no remote on this page declares it. */
export const describedPermission = (described: RemoteDescriptions, id: string) =>
  Object.values(described)
    .flatMap(({ commands = [], permissions: own = [] }) =>
      commands
        .filter((command) => command.id === id)
        .map(
          ({ permission }) =>
            own.find((each) => each.id === permission) ??
            withoutPortals.find((name) => name === permission),
        ),
    )
    .at(0);
