import { transactionSchema } from 'shared-kernel/domain/transaction';
import { storedLimits } from 'shared-kernel/domain/text';
import { processSchema } from 'shared-kernel/domain/process';
import { notificationSchema } from 'shared-kernel/domain/notification';
import { clientSchema } from 'shared-kernel/domain/client';
import { contractSchema } from 'shared-kernel/domain/contract';
import { profileSchema } from 'shared-kernel/domain/profile';
import { auditEntrySchema, processAlertSchema } from 'shared-kernel/testing/records';
import { complianceRecordSchema } from 'shared-kernel/domain/compliance';

interface Schema {
  readonly '~standard': { readonly validate: (value: unknown) => unknown };
}

const schemas: Readonly<Record<string, Schema>> = {
  auditEntries: auditEntrySchema,
  clients: clientSchema,
  complianceRecords: complianceRecordSchema,
  contracts: contractSchema,
  notifications: notificationSchema,
  processAlerts: processAlertSchema,
  processes: processSchema,
  profiles: profileSchema,
  transactions: transactionSchema,
};

const accepts = (schema: Schema, record: object) =>
  !('issues' in Object(schema['~standard'].validate(record)));

/** What joins a record to others or is a picture. */
const isLeft = (key: string) =>
  /^(id|avatar|collection|currentMilestone|relatedProcess)$|Id$/.test(key);

/** A turned direction, marks that no font stacks, and letters that are drawn closer in pairs, unspaced. */
const oddities = `\u202E${'\u0E49'.repeat(300)}`;
const unbroken = (text: string, length: number) =>
  (text.replace(/\s/g, '').slice(0, 20) + oddities + 'AVATo'.repeat(length)).slice(0, length);

const largest = 90_000_000_000_000;

function longer(value: unknown): unknown[] {
  if (typeof value === 'number') return [largest];
  if (typeof value !== 'string' || value === '') return [];
  return [storedLimits.text, storedLimits.line, storedLimits.id].map((length) =>
    unbroken(value, length),
  );
}

type Holder = Record<string, unknown>;

function lengthen(holder: Holder, isAccepted: () => boolean): void {
  for (const [key, value] of Object.entries(holder)) {
    if (isLeft(key)) continue;
    if (typeof value === 'object' && value !== null) lengthen(value as Holder, isAccepted);
    const found = longer(value).some((candidate) => {
      holder[key] = candidate;
      return isAccepted();
    });
    if (!found) holder[key] = value;
  }
}

export interface WorkspaceFile {
  readonly collections: Readonly<Record<string, Holder[]>>;
  /** The file as it is imported. */
  readonly text: string;
}

/** A workspace whose every text and amount is the longest that can be stored, unbroken. */
export function withLongestTexts(file: string): WorkspaceFile {
  const [head = '', ...lines] = file.trimEnd().split('\n');
  const collections: Record<string, Holder[]> = {};
  const lengthened = lines.map((line) => {
    const [name, record] = JSON.parse(line) as [string, Holder];
    const schema = schemas[name];
    if (!schema) return line;
    lengthen(record, () => accepts(schema, record));
    (collections[name] ??= []).push(record);
    return JSON.stringify([name, record]);
  });
  return { collections, text: [head, ...lengthened].join('\n') };
}
