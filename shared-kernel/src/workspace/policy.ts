import type { Behaviour } from '../shell/behaviours';
import { portalLabel, type PortalKey } from '../domain/portal';

/**
 * What a command asks of a portal: `look` shows something, `export` hands something out, `own`
 * concerns only the person at the screen, `change` changes the workspace.
 */
export const permissions = ['look', 'export', 'own', 'change'] as const;

export type CommandPermission = (typeof permissions)[number];

const everything: readonly CommandPermission[] = permissions;

/** Who may do what. A visitor outside the portals can only act for themselves. */
const policy: Record<PortalKey | 'visitor', readonly CommandPermission[]> = {
  admin: everything,
  client: everything,
  law_firm: everything,
  banking: everything,
  vendor: everything,
  regulator: ['look', 'export', 'own'],
  visitor: ['own'],
};

/**
 * Whether a portal may run a command. The sample knows no permissions, so in `reference` every portal
 * may do whatever exists there.
 */
export const isAllowed = (
  behaviour: Behaviour,
  portal: PortalKey | undefined,
  permission: CommandPermission,
): boolean => behaviour === 'reference' || policy[portal ?? 'visitor'].includes(permission);

/** Why a portal may not. */
export const denialReason = (portal: PortalKey | undefined): string =>
  portal === undefined
    ? 'Open a portal to do this.'
    : `The ${portalLabel[portal]} portal is read-only: it can look, search and export.`;
