import { cutText, formatNumber } from '../../format';
import {
  isKernelCollection,
  type CollectionName,
  type KernelCollection,
} from '../database/collections';

/** What one record of each collection is called. */
const nouns: Readonly<Record<KernelCollection, string>> = {
  auditEntries: 'Audit entry',
  cases: 'Review case',
  clients: 'Client',
  complianceRecords: 'Compliance record',
  contracts: 'Contract',
  contractTemplates: 'Contract template',
  demoRequests: 'Demo request',
  files: 'File',
  notifications: 'Notification',
  processAlerts: 'Process alert',
  processes: 'Process',
  profiles: 'Profile',
  settings: 'Settings',
  transactions: 'Transaction',
};

/** No id is longer, and no name needs more to be found. */
const maxName = 60;

const nameOf = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, portal } = value as { readonly id?: unknown; readonly portal?: unknown };
  const name = [id, portal].find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof name === 'string' ? cutText(name.replace(/\p{C}/gu, ''), maxName) : undefined;
};

/** Which record of a file it is, for the user: its kind, its number there from 1 on and its id. */
export function recordInWords(name: CollectionName, index: number, value: unknown): string {
  const id = nameOf(value);
  const noun = isKernelCollection(name) ? nouns[name] : 'Record';
  return `${noun} ${formatNumber(index + 1)}${id === undefined ? '' : ` (${id})`}`;
}

/** The field of a dotted path, for the user: `documents.0.uploadDate` is `documents 1, upload date`. */
export const fieldInWords = (path: string): string =>
  path
    .replace(/\.(\d+)/g, (_, at: string) => ` ${Number(at) + 1}`)
    .replaceAll('.', ', ')
    .replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
