import * as v from 'valibot';
import { auditEntrySchema } from '../../domain/audit/audit-entry.schema';
import { clientSchema, maskTaxId } from '../../domain/client';
import { normalizeName } from '../../domain/client/client-reference';
import { complianceRecordSchema } from '../../domain/compliance/compliance-record.schema';
import { contractSchema } from '../../domain/contract';
import { contractTemplateSchema } from '../../domain/contract/contract-template';
import { formatContractTitle } from '../../domain/contract/format-contract-title';
import { getStaleContractError } from '../../domain/contract/stale-change';
import { demoRequestSchema } from '../../domain/demo-request/demo-request.schema';
import { mergeFlagChange } from '../../domain/notification/merge-flag-change';
import { notificationSchema } from '../../domain/notification/notification.schema';
import { processAlertSchema } from '../../domain/process/process-alert';
import { processSchema } from '../../domain/process/process.schema';
import { profileSchema } from '../../domain/profile/profile.schema';
import { findEffectiveDecision } from '../../domain/review-case';
import { reviewCaseSchema } from '../../domain/review-case/review-case.schema';
import { transactionSchema } from '../../domain/transaction/transaction.schema';
import type { SampleDates } from '../../fixtures/sample-dates';
import { keysOf } from '../../format/map-to-record';
import { versionedNamePattern } from './collection-identity';
import type { FieldMasks } from '../../domain/deep-equal';
import { processAlertSettingsSchema } from '../../domain/process/process-alert-settings';
import { storedFileSchema } from '../../domain/file/stored-file';
import type { RecordOwners } from '../../domain/visibility/record-owners';

export interface CollectionSpec<T extends object> {
  readonly schema: v.GenericSchema<unknown, T>;
  readonly keyOf: (record: T) => string;
  readonly labelOf: (record: T) => string;
  readonly indexes: Readonly<Record<string, (record: T) => string | undefined>>;
  /**
   * Returns why a change based on an outdated version, such as an undo, cannot apply to the current record (`current`).
   * Returns `undefined` if there is no specific reason.
   */
  readonly refuseStaleChange?: (base: T, next: T | undefined, current: T) => string | undefined;
  /**
   * Merges a change based on an outdated version (`base`) into the current record (`current`). Returns `undefined` to
   * refuse the change. Define this only if the fields can change independently.
   */
  readonly mergeStaleChange?: (base: T, next: T, current: T) => T | undefined;
  readonly masked: FieldMasks;
  readonly isAudited: boolean;
  readonly isAppendOnly: boolean;
  /** Returns the owners of a record of a remote. If missing, the client and vendor portals show none of the records. */
  readonly companiesOf?: (record: T) => RecordOwners;
  readonly sample?: (dates: SampleDates) => readonly T[];
}

type CollectionOptions<T extends object> = Partial<Omit<CollectionSpec<T>, 'schema'>>;

const idOf = (record: object): string => ('id' in record ? String(record.id) : '');

/** By default, the id of a record is its key and its label. */
export function createCollectionSpec<
  T extends object,
  const I extends CollectionSpec<T>['indexes'],
>(
  schema: v.GenericSchema<unknown, T>,
  options: CollectionOptions<T> & { readonly indexes?: I },
): CollectionSpec<T> & { readonly indexes: I } {
  return {
    keyOf: idOf,
    labelOf: idOf,
    masked: {},
    isAudited: true,
    isAppendOnly: false,
    ...options,
    schema,
    indexes: options.indexes ?? ({} as I),
  };
}

/** All collections of the kernel with their schema, key and indexes. Lists are always sorted by key. */
export const collections = {
  contracts: createCollectionSpec(contractSchema, {
    labelOf: formatContractTitle,
    indexes: { client: ({ client }) => normalizeName(client) },
    refuseStaleChange: getStaleContractError,
  }),
  clients: createCollectionSpec(clientSchema, {
    labelOf: ({ companyName }) => companyName,
    indexes: { name: ({ companyName }) => normalizeName(companyName) },
    masked: { taxId: maskTaxId },
  }),
  complianceRecords: createCollectionSpec(complianceRecordSchema, {
    labelOf: ({ name }) => name,
    indexes: { name: ({ name }) => normalizeName(name) },
  }),
  transactions: createCollectionSpec(transactionSchema, {
    labelOf: ({ reference }) => reference,
    indexes: {
      counterparty: ({ counterparty }) => normalizeName(counterparty),
      timestamp: ({ timestamp }) => timestamp,
    },
  }),
  processes: createCollectionSpec(processSchema, {
    labelOf: ({ name }) => name,
    indexes: { client: ({ client }) => normalizeName(client) },
  }),
  processAlerts: createCollectionSpec(processAlertSchema, {
    labelOf: ({ title }) => title,
  }),
  notifications: createCollectionSpec(notificationSchema, {
    labelOf: ({ title }) => title,
    indexes: {
      timestamp: ({ timestamp }) => timestamp,
      unread: ({ isRead, timestamp }) => (isRead ? undefined : timestamp),
      starred: ({ isStarred, timestamp }) => (isStarred ? timestamp : undefined),
    },
    mergeStaleChange: mergeFlagChange,
  }),
  profiles: createCollectionSpec(profileSchema, {
    keyOf: ({ portal }) => portal,
    labelOf: ({ fullName }) => fullName,
    masked: { authenticatorSecret: () => '•••' },
  }),
  auditEntries: createCollectionSpec(auditEntrySchema, {
    labelOf: ({ action }) => action,
    indexes: {
      at: ({ at }) => at,
      subject: ({ subject }) => `${subject.collection}/${subject.id}`,
    },
    isAudited: false,
    isAppendOnly: true,
  }),
  demoRequests: createCollectionSpec(demoRequestSchema, {
    labelOf: ({ company }) => company,
  }),
  settings: createCollectionSpec(processAlertSettingsSchema, {
    labelOf: () => 'Process alerts',
  }),
  files: createCollectionSpec(storedFileSchema, {
    labelOf: ({ name }) => name,
    isAudited: false,
  }),
  contractTemplates: createCollectionSpec(contractTemplateSchema, {
    labelOf: formatContractTitle,
  }),
  cases: createCollectionSpec(reviewCaseSchema, {
    labelOf: ({ name }) => name,
    indexes: {
      owner: (one) => (findEffectiveDecision(one) ? undefined : one.owner),
      subject: ({ subject }) => `${subject.kind}/${subject.id}`,
      client: ({ clientId }) => clientId,
    },
  }),
} as const;

export type KernelCollection = keyof typeof collections;

declare const recordType: unique symbol;
declare const indexNames: unique symbol;

/**
 * The name and version of a remote’s collection, such as `invoices.notes@1`. The type parameters are the types of its
 * records and index names.
 */
export type RemoteCollection<T extends object = object, I extends string = string> = string & {
  readonly [recordType]: T;
  readonly [indexNames]: I;
};

export type CollectionName = KernelCollection | RemoteCollection;

export type RecordOf<C extends CollectionName> = C extends infer K extends KernelCollection
  ? v.InferOutput<(typeof collections)[K]['schema']>
  : C extends RemoteCollection<infer T>
    ? T
    : never;

export type IndexName<C extends CollectionName> = C extends infer K extends KernelCollection
  ? keyof (typeof collections)[K]['indexes'] & string
  : C extends RemoteCollection<object, infer I>
    ? I
    : never;

export const collectionNames = keysOf(collections);

/** Append-only collections, which are preserved when all other records are replaced. */
export const appendOnlyCollections = collectionNames.filter(
  (name) => collections[name].isAppendOnly,
);

/** Collections whose records are deleted when the workspace is replaced. */
export const replaceableCollections = collectionNames.filter(
  (name) => !collections[name].isAppendOnly,
);

export const isKernelCollection = (name: string): name is KernelCollection =>
  Object.hasOwn(collections, name);

export const isRemoteCollection = (name: string): name is RemoteCollection =>
  versionedNamePattern.test(name);

export const isCollection = (name: string): name is CollectionName =>
  isKernelCollection(name) || isRemoteCollection(name);

const remoteSpecs = new Map<string, CollectionSpec<object>>();

/** Registers a collection of a remote. A later registration of the same collection replaces the earlier one. */
export const registerCollection = (name: RemoteCollection, spec: CollectionSpec<object>): void =>
  void remoteSpecs.set(name, spec);

/** Whether the definition of a collection is available: the kernel defines it, or its remote is loaded. */
export const isKnownCollection = (name: string): name is CollectionName =>
  isKernelCollection(name) || remoteSpecs.has(name);

/** The definition used for a collection whose remote is not loaded. Its records are stored and exported unchanged. */
const undefinedSpec = createCollectionSpec<object, CollectionSpec<object>['indexes']>(
  v.looseObject({ id: v.string() }),
  {},
);

/**
 * Returns the definition for validating imported records of a collection. Records of remotes are validated later, when
 * the remote reads them.
 */
export const getStoredCollectionSpec = (name: CollectionName): CollectionSpec<object> =>
  isKernelCollection(name) ? getCollectionSpec(name) : undefinedSpec;

export const getCollectionSpec = (name: CollectionName): CollectionSpec<object> =>
  isKernelCollection(name)
    ? (collections[name] as unknown as CollectionSpec<object>)
    : (remoteSpecs.get(name) ?? undefinedSpec);
