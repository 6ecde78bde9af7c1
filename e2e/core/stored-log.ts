import type { Page } from '@playwright/test';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import type { Contract } from 'shared-kernel/domain/contract';

interface StoredRecord<T> {
  readonly key: string;
  readonly revision: number;
  readonly record: T;
}

export type StoredAuditEntry = StoredRecord<AuditEntry>;

export const readStoredRecords = <C extends 'auditEntries' | 'contracts'>(
  page: Page,
  collection: C,
) =>
  page.evaluate(
    (name) =>
      new Promise<StoredRecord<C extends 'contracts' ? Contract : AuditEntry>[]>(
        (resolve, reject) => {
          const opening = indexedDB.open('trustfold');
          opening.onerror = () => reject(new Error('The database cannot be opened.'));
          opening.onsuccess = () => {
            const reading = opening.result.transaction(name).objectStore(name).getAll();
            reading.onsuccess = () => {
              opening.result.close();
              resolve(reading.result);
            };
          };
        },
      ),
    collection,
  );

export async function readStoredAuditLog(page: Page): Promise<StoredAuditEntry[]> {
  const kept = await readStoredRecords(page, 'auditEntries');
  return kept
    .filter(({ record }) => record.seq !== undefined)
    .sort((a, b) => (a.record.seq ?? 0) - (b.record.seq ?? 0));
}

export interface AuditLogChanges {
  readonly put?: readonly StoredAuditEntry[];
  readonly remove?: readonly string[];
}

export const changeStoredAuditLog = (page: Page, changes: AuditLogChanges): Promise<void> =>
  page.evaluate(
    ({ put = [], remove = [] }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('trustfold');
        opening.onerror = () => reject(new Error('The database cannot be opened.'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('auditEntries', 'readwrite');
          const entries = writing.objectStore('auditEntries');
          for (const kept of put) entries.put(kept);
          for (const key of remove) entries.delete(key);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onabort = () => reject(new Error('The log could not be changed.'));
        };
      }),
    changes,
  );
