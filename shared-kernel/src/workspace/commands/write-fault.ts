import type { AuditEntry } from '../../domain/audit';
import { caseClient } from '../../domain/client';
import { signOffPortal, signOffsOf } from '../../domain/compliance/case-sign-off';
import { permissions, portalLabel, type Permission, type PortalKey } from '../../domain/portal';
import { caseDeciders } from '../../domain/review-case';
import { deskPortal } from '../../domain/transaction/sign-off';
import { specOf, type CollectionName, type RecordOf } from '../store/collections';
import { isOfDocuments, isOfMessages, workers } from './process-work';
import { onlyGivesClient } from '../store/keeping-clients';
import { belongingToClient, denialOf, type Belonging, type Standing } from './policy';
import type { CommandPermission } from './command-terms';
import type { Change } from '../store/source';

/** What a command asks for that changes records of a collection. */
const changedBy: Record<CollectionName, readonly CommandPermission[]> = {
  contracts: [
    permissions.contractDrafting,
    permissions.legalReview,
    permissions.notarization,
    permissions.documents,
    permissions.signing,
  ],
  clients: [
    permissions.clients,
    permissions.documents,
    permissions.documentReview,
    permissions.screening,
  ],
  complianceRecords: [
    permissions.clients,
    permissions.documents,
    permissions.documentReview,
    permissions.screening,
  ],
  transactions: [permissions.transactionMoves],
  processes: [permissions.milestones, permissions.processes],
  processAlerts: [permissions.milestones],
  files: [permissions.documents],
  notifications: ['own'],
  profiles: ['own'],
  demoRequests: ['own'],
  settings: ['own'],
  auditEntries: ['own'],
  cases: [permissions.cases],
  contractTemplates: [permissions.contractDrafting],
};

/** Whether a case was only opened, which the product does by itself. */
const isOpening = (versions: readonly RecordOf<'cases'>[]): boolean => {
  const [first, second] = versions;
  return !second && first?.owner === undefined && first?.decisions.length === 0;
};

/** What a command asks for that makes such a change; one of these is enough. */
const permissionsFor = (
  collection: CollectionName,
  versions: readonly object[],
): readonly CommandPermission[] => {
  if (collection === 'processes') {
    const processes = versions as readonly RecordOf<'processes'>[];
    if (isOfDocuments(processes)) return [...changedBy.processes, permissions.documents];
    if (isOfMessages(processes)) return [permissions.messages];
  }
  // Only its entry, and the undo of that, has one version of a payment.
  if (collection === 'transactions' && versions.length === 1) return [permissions.paymentEntry];
  if (collection === 'cases' && isOpening(versions as readonly RecordOf<'cases'>[])) return ['own'];
  return changedBy[collection];
};

/** Whose a contract was and is; where the name was changed, whose names they are, too. */
function contractOwners(versions: readonly RecordOf<'contracts'>[]): readonly Belonging[] {
  const names = new Set(versions.map(({ client }) => client));
  const named = names.size > 1 ? [...names].map((company) => ({ company })) : [];
  return [...versions.map(belongingToClient), ...named];
}

type Owners = {
  readonly [C in CollectionName]?: (versions: readonly RecordOf<C>[]) => readonly Belonging[];
};

/** Whose a record was and is, where a portal changes its own only. */
const owners: Owners = {
  contracts: contractOwners,
  clients: (versions) =>
    versions.map(({ id, companyName }) => ({ company: companyName, clientId: id })),
  complianceRecords: (versions) => versions.map((record) => belongingToClient(caseClient(record))),
  processes: workers,
  transactions: (versions) => versions.map(belongingToClient),
  cases: (versions) =>
    isOpening(versions)
      ? []
      : versions.map(({ subject }) => ({ portal: caseDeciders[subject.kind] })),
  profiles: (versions) => versions.map(({ portal }) => ({ portal })),
};

function belongingsOf(
  collection: CollectionName,
  versions: readonly object[],
): readonly (Belonging | undefined)[] {
  // Each collection's own function gets that collection's records, which no type can follow here.
  const owned = owners[collection] as
    | ((versions: readonly object[]) => readonly Belonging[])
    | undefined;
  if (!owned) return [undefined];
  const found = owned(versions);
  return found.length > 0 ? found : [{}];
}

interface Signing<R extends object> {
  readonly permission: Permission;
  /** The portals whose sign-offs a record has. */
  readonly portalsOf: (record: R) => readonly PortalKey[];
}

/** The sign-offs of a collection's records; each is one portal's part. */
const signings: { readonly [C in CollectionName]?: Signing<RecordOf<C>> } = {
  complianceRecords: {
    permission: permissions.signOff,
    portalsOf: (record) => signOffsOf(record).given.map(({ party }) => signOffPortal[party]),
  },
  transactions: {
    permission: permissions.paymentSignOff,
    portalsOf: ({ signOffs = [] }) => signOffs.map(({ desk }) => deskPortal[desk]),
  },
};

/** Whose sign-offs a change gives or takes back, and the permission that it takes. */
function signingOf(collection: CollectionName, versions: readonly object[]) {
  const signing = signings[collection] as Signing<object> | undefined;
  const [before, after] = versions;
  if (!signing || !before || !after) return undefined;
  const [had, has] = [signing.portalsOf(before), signing.portalsOf(after)];
  const changed = [...had, ...has].filter(
    (portal) => !had.includes(portal) || !has.includes(portal),
  );
  if (changed.length === 0) return undefined;
  return { required: [signing.permission], belongings: changed.map((portal) => ({ portal })) };
}

function denialOfChange({ collection, base, next }: Change, standing: Standing) {
  if (onlyGivesClient(base?.record, next)) return denialOf(permissions.clients, standing);
  const versions = [base?.record, next].flatMap((version) => version ?? []);
  const { required, belongings } = signingOf(collection, versions) ?? {
    required: permissionsFor(collection, versions),
    belongings: belongingsOf(collection, versions),
  };
  const denials = required.map((permission) =>
    belongings
      .map((belonging) => denialOf(permission, standing, belonging))
      .find((denial) => denial !== undefined),
  );
  return denials.includes(undefined) ? undefined : denials[0];
}

/** Whether a change has to be named by a line; what a command raises goes with the lines of what it did. */
const needsLine = ({ collection, base, next }: Change) =>
  specOf(collection).isAudited &&
  collection !== 'notifications' &&
  !onlyGivesClient(base?.record, next);

const isNamed = ({ collection, key }: Change, lines: readonly AuditEntry[]) =>
  lines.some(({ subject }) => subject.collection === collection && subject.id === key);

const placeOf = (portal: PortalKey | undefined) =>
  portal === undefined
    ? 'It was done outside the portals.'
    : `It was done as ${portalLabel[portal]}.`;

/**
 * Why no command can have made these changes with these lines: they are not of one command, one of them
 * is of a record that no line names, or of one that the lines' portal may not change. `companies` are the
 * names of the client portal's company. `undefined` where one can.
 */
export function writeFault(
  changes: readonly Change[],
  lines: readonly AuditEntry[],
  companies: readonly string[],
): string | undefined {
  const [first] = lines;
  const { portal, action, actor } = first ?? {};
  const isOfOne = lines.every(
    (line) => line.portal === portal && line.action === action && line.actor === actor,
  );
  if (!isOfOne) return 'Its lines are not those of one command.';
  const changed = changes.filter(({ collection }) => collection !== 'auditEntries');
  if (changed.some((change) => needsLine(change) && !isNamed(change, lines))) {
    return 'It changes a record that none of its lines names.';
  }
  const standing = { portal, companies: portal === 'client' ? companies : [] };
  for (const change of changed) {
    const denial = denialOfChange(change, standing);
    if (denial !== undefined) return `${placeOf(portal)} ${denial}`;
  }
  return undefined;
}
