import { formatDateTime } from 'shared-kernel/format';

interface VerifiedLog {
  /** Time of the first audit entry (ISO 8601). `undefined` if the log is empty. */
  readonly since?: string | undefined;
  /** Time of the last import (ISO 8601), and what the import noted about the audit log in the file. */
  readonly imported?: { readonly at: string; readonly log: string } | undefined;
}

export function describeVerifiedLog({ since, imported }: VerifiedLog): string {
  const own = 'Verified: audit log of this workspace in this browser';
  const span = since === undefined ? `${own}.` : `${own}, since ${formatDateTime(since)}.`;
  if (imported === undefined) return span;
  return `${span} Not verified: audit log of the file imported on ${formatDateTime(imported.at)}. ${imported.log}`;
}
