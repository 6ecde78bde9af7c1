import { auditPlaceLabel, type AuditEntry } from 'shared-kernel/domain/audit';

/** Who did something that the log has. */
export interface AuditPerson {
  /** The name; with the portal where people of several portals have it. */
  readonly label: string;
  readonly actor: string;
  /** `undefined` outside the portals. */
  readonly portal: AuditEntry['portal'];
}

/** The people of a log by their names. Equal names in two portals are two people. */
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
