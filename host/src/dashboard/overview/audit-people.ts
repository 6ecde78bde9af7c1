import { auditPlaceLabel, type AuditEntry } from 'shared-kernel/domain/audit';

export interface AuditPerson {
  /** The name, followed by the portal if people of several portals have that name. */
  readonly label: string;
  readonly actor: string;
  /** `undefined` for a visitor outside the portals. */
  readonly portal: AuditEntry['portal'];
}

/** The people in the log, sorted by name. The same name in two portals means two people. */
export function auditPeople(entries: readonly AuditEntry[]): readonly AuditPerson[] {
  const portals = new Map<string, Set<AuditEntry['portal']>>();
  for (const { actor, portal } of entries)
    portals.set(actor, (portals.get(actor) ?? new Set()).add(portal));
  return [...portals]
    .flatMap(([actor, its]) =>
      Array.from(its, (portal) => ({
        label: its.size === 1 ? actor : `${actor} · ${auditPlaceLabel({ portal })}`,
        actor,
        portal,
      })),
    )
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
