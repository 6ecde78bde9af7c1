import { getAuditPortalLabel, type AuditEntry } from 'shared-kernel/domain/audit';

export interface AuditPerson {
  /** Name of the person. If the same name occurs in several portals, the label includes the portal. */
  readonly label: string;
  readonly actor: string;
  /** The portal of the person; `undefined` for a visitor outside the portals. */
  readonly portal: AuditEntry['portal'];
}

/**
 * Returns the people in the audit log, sorted by name. If two portals have people with the same name, both people are
 * listed.
 */
export function listAuditPeople(entries: readonly AuditEntry[]): readonly AuditPerson[] {
  const portals = new Map<string, Set<AuditEntry['portal']>>();
  for (const { actor, portal } of entries)
    portals.set(actor, (portals.get(actor) ?? new Set()).add(portal));
  return [...portals]
    .flatMap(([actor, its]) =>
      Array.from(its, (portal) => ({
        label: its.size === 1 ? actor : `${actor} · ${getAuditPortalLabel({ portal })}`,
        actor,
        portal,
      })),
    )
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
