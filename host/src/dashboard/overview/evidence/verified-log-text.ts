import { formatDateTime } from 'shared-kernel/format';

interface VerifiedLog {
  /** The ISO instant of its first entry; absent while it has none. */
  readonly since?: string | undefined;
  /** The last import: when it was, and what it said of the file’s own log. */
  readonly imported?: { readonly at: string; readonly log: string } | undefined;
}

/** Which log a verification is about, and which it is not about. */
export function verifiedLogText({ since, imported }: VerifiedLog): string {
  const own = 'Verified: the audit log of this workspace, in this browser';
  const span = since === undefined ? `${own}.` : `${own}, since ${formatDateTime(since)}.`;
  if (imported === undefined) return span;
  return `${span} Not part of it: the log of the file imported on ${formatDateTime(imported.at)}. ${imported.log}`;
}
