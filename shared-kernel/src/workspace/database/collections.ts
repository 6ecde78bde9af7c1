import * as v from 'valibot';
import { auditEntrySchema } from '../../domain/audit/audit-entry.schema';
import { clientSchema, maskTaxId } from '../../domain/client';
import { foldName } from '../../domain/client/client-reference';
import { complianceRecordSchema } from '../../domain/compliance/compliance-record.schema';
import { contractSchema } from '../../domain/contract';
import { contractTemplateSchema } from '../../domain/contract/contract-template';
import { contractTitle } from '../../domain/contract/contract-title';
import { lateChangeRefusal } from '../../domain/contract/late-change';
import { demoRequestSchema } from '../../domain/demo-request/demo-request.schema';
import { lateMark } from '../../domain/notification/late-change';
import { notificationSchema } from '../../domain/notification/notification.schema';
import { processAlertSchema } from '../../domain/process/process-alert';
import { processSchema } from '../../domain/process/process.schema';
import { profileSchema } from '../../domain/profile/profile.schema';
import { standingDecision } from '../../domain/review-case';
import { reviewCaseSchema } from '../../domain/review-case/review-case.schema';
import { transactionSchema } from '../../domain/transaction/transaction.schema';
import type { SampleDates } from '../../fixtures/sample-dates';
import { keysOf } from '../../format/record-of';
import { versionedNamePattern } from './collection-terms';
import type { FieldMasks } from './deep-equal';
import { processAlertSettingsSchema } from '../../domain/process/process-alert-settings';
import { storedFileSchema } from '../../domain/file/stored-file';
import type { RecordOwners } from './record-owners';

/** What the workspace has to know about one kind of record. */
export interface CollectionSpec<T extends object> {
  readonly schema: v.GenericSchema<unknown, T>;
  readonly keyOf: (record: T) => string;
  /** How a record reads in the audit log. */
  readonly labelOf: (record: T) => string;
  /** What a record can be found by; a record without a value is not in the index. */
  readonly indexes: Readonly<Record<string, (record: T) => string | undefined>>;
  /**
   * The reason, where there is a better one than the change itself, why what was done to `base` a while ago, and is
   * taken back or finished only now, cannot be done to what stands instead. Nothing is `next` where the record is to go.
   */
  readonly refusesLate?: (base: T, next: T | undefined, standing: T) => string | undefined;
  /** What it leaves of a record whose parts change without each other; nothing where it is refused all the same. */
  readonly takesLate?: (base: T, next: T, standing: T) => T | undefined;
  /** How the audit log masks sensitive fields, by field name at any depth. */
  readonly masked: FieldMasks;
  /** Whether a change to a record leaves a line in the audit log. */
  readonly isAudited: boolean;
  /** Records are added and never changed. */
  readonly isAppendOnly: boolean;
  /** Whose the records of a remote are; without it they are shown in no portal of one company. */
  readonly companiesOf?: (record: T) => RecordOwners;
  /** The records that a collection of a remote begins with. */
  readonly sample?: (dates: SampleDates) => readonly T[];
}

type CollectionOptions<T extends object> = Pick<CollectionSpec<T>, 'keyOf' | 'labelOf'> &
  Partial<Omit<CollectionSpec<T>, 'schema'>>;

/** The spec of a collection. */
export function collection<T extends object, const I extends CollectionSpec<T>['indexes']>(
  schema: v.GenericSchema<unknown, T>,
  options: CollectionOptions<T> & { readonly indexes?: I },
): CollectionSpec<T> & { readonly indexes: I } {
  return {
    masked: {},
    isAudited: true,
    isAppendOnly: false,
    ...options,
    schema,
    indexes: options.indexes ?? ({} as I),
  };
}

const byId = { keyOf: ({ id }: { readonly id: string }) => id };

/**
 * Every collection of the workspace, in one table: its schema, its key and what it is indexed by. A list
 * always comes in key order.
 */
export const collections = {
  contracts: collection(contractSchema, {
    ...byId,
    labelOf: contractTitle,
    indexes: { client: ({ client }) => foldName(client) },
    refusesLate: lateChangeRefusal,
  }),
  clients: collection(clientSchema, {
    ...byId,
    labelOf: ({ companyName }) => companyName,
    indexes: { name: ({ companyName }) => foldName(companyName) },
    masked: { taxId: maskTaxId },
  }),
  complianceRecords: collection(complianceRecordSchema, {
    ...byId,
    labelOf: ({ name }) => name,
    indexes: { name: ({ name }) => foldName(name) },
  }),
  transactions: collection(transactionSchema, {
    ...byId,
    labelOf: ({ reference }) => reference,
    indexes: {
      counterparty: ({ counterparty }) => foldName(counterparty),
      timestamp: ({ timestamp }) => timestamp,
    },
  }),
  processes: collection(processSchema, {
    ...byId,
    labelOf: ({ name }) => name,
    indexes: { client: ({ client }) => foldName(client) },
  }),
  processAlerts: collection(processAlertSchema, { ...byId, labelOf: ({ title }) => title }),
  notifications: collection(notificationSchema, {
    ...byId,
    labelOf: ({ title }) => title,
    indexes: {
      timestamp: ({ timestamp }) => timestamp,
      unread: ({ isRead, timestamp }) => (isRead ? undefined : timestamp),
      starred: ({ isStarred, timestamp }) => (isStarred ? timestamp : undefined),
    },
    takesLate: lateMark,
  }),
  profiles: collection(profileSchema, {
    keyOf: ({ portal }) => portal,
    labelOf: ({ fullName }) => fullName,
    masked: { authenticatorSecret: () => '•••' },
  }),
  auditEntries: collection(auditEntrySchema, {
    ...byId,
    labelOf: ({ action }) => action,
    indexes: {
      at: ({ at }) => at,
      subject: ({ subject }) => `${subject.collection}/${subject.id}`,
    },
    isAudited: false,
    isAppendOnly: true,
  }),
  demoRequests: collection(demoRequestSchema, { ...byId, labelOf: ({ company }) => company }),
  settings: collection(processAlertSettingsSchema, { ...byId, labelOf: () => 'Process alerts' }),
  files: collection(storedFileSchema, {
    ...byId,
    labelOf: ({ name }) => name,
    isAudited: false,
  }),
  contractTemplates: collection(contractTemplateSchema, { ...byId, labelOf: contractTitle }),
  cases: collection(reviewCaseSchema, {
    ...byId,
    labelOf: ({ name }) => name,
    indexes: {
      owner: (one) => (standingDecision(one) ? undefined : one.owner),
      subject: ({ subject }) => `${subject.kind}/${subject.id}`,
      client: ({ clientId }) => clientId,
    },
  }),
} as const;

export type KernelCollection = keyof typeof collections;

declare const recordType: unique symbol;
declare const indexNames: unique symbol;

/** Name and version of a collection that a remote defines: `invoices.notes@1`. Its type has those of its records. */
export type RemoteCollection<T extends object = object, I extends string = string> = string & {
  readonly [recordType]: T;
  readonly [indexNames]: I;
};

export type CollectionName = KernelCollection | RemoteCollection;

/** The record type of a collection. */
export type RecordOf<C extends CollectionName> = C extends infer K extends KernelCollection
  ? v.InferOutput<(typeof collections)[K]['schema']>
  : C extends RemoteCollection<infer T>
    ? T
    : never;

/** The indexes of a collection. */
export type IndexName<C extends CollectionName> = C extends infer K extends KernelCollection
  ? keyof (typeof collections)[K]['indexes'] & string
  : C extends RemoteCollection<object, infer I>
    ? I
    : never;

/** The collections of the kernel. */
export const collectionNames = keysOf(collections);

/** The collections that are only added to, which stay when everything else is replaced. */
export const keptNames = collectionNames.filter((name) => collections[name].isAppendOnly);

/** The collections that can be replaced. */
export const replacedNames = collectionNames.filter((name) => !collections[name].isAppendOnly);

export const isKernelCollection = (name: string): name is KernelCollection =>
  Object.hasOwn(collections, name);

export const isRemoteCollection = (name: string): name is RemoteCollection =>
  versionedNamePattern.test(name);

export const isCollection = (name: string): name is CollectionName =>
  isKernelCollection(name) || isRemoteCollection(name);

const remoteSpecs = new Map<string, CollectionSpec<object>>();

/** Makes a collection of a remote known. Its module may be evaluated again: the last definition counts. */
export const registerCollection = (name: RemoteCollection, spec: CollectionSpec<object>): void =>
  void remoteSpecs.set(name, spec);

/** Whether it is of the kernel, or its remote is loaded. */
export const isDefined = (name: string): name is CollectionName =>
  isKernelCollection(name) || remoteSpecs.has(name);

/** Of a collection whose remote is not loaded: its records are stored and exported as they are. */
const undefinedSpec = collection(v.looseObject({ id: v.string() }), {
  ...byId,
  labelOf: ({ id }) => id,
}) as unknown as CollectionSpec<object>;

/** The spec that records of files have to satisfy: those of a remote are validated when it reads them. */
export const storedSpecOf = (name: CollectionName): CollectionSpec<object> =>
  isKernelCollection(name) ? specOf(name) : undefinedSpec;

/** A collection's spec where its record type does not matter. */
export const specOf = (name: CollectionName): CollectionSpec<object> =>
  isKernelCollection(name)
    ? (collections[name] as unknown as CollectionSpec<object>)
    : (remoteSpecs.get(name) ?? undefinedSpec);
