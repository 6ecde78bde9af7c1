import { permissions, type Permission } from 'shared-kernel/domain/portal';
import type { Descriptions } from 'shared-kernel/shell';
import { listScreens, type RemoteDescriptions } from '../page/remote-tabs';

export const listDeclaredPermissions = (described: RemoteDescriptions): readonly Permission[] => {
  const all = [
    ...Object.values(described).flatMap((remote) => remote.permissions ?? []),
    permissions.workspace,
  ];
  return [...new Map(all.map((permission) => [permission.id, permission])).values()];
};

const withoutPortals = ['look', 'export', 'audit', 'own'] as const;

export const findCommandPermission = (described: RemoteDescriptions, id: string) =>
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

export const listDeclaredCollections = (described: RemoteDescriptions): readonly string[] =>
  Object.values(described).flatMap(({ collections = [] }) =>
    collections.map(({ name, version }) => `${name}@${version}`),
  );

export const listRecordRoutes = (described: RemoteDescriptions): Descriptions['recordRoutes'] =>
  Object.fromEntries(
    listScreens(described).flatMap(({ tab, records }) =>
      records.map(({ kind, param }) => [kind, { tab: tab.key, param }]),
    ),
  );

/** For each tab, returns the filters that a link to the tab can set. Older releases of a remote may declare none. */
export const listTabFilters = (described: RemoteDescriptions): Descriptions['tabFilters'] =>
  Object.fromEntries(listScreens(described).map(({ tab, filters = {} }) => [tab.key, filters]));
