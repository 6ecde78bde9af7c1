import type { AuditEntry } from './audit-entry.schema';
import { portalLabel } from '../portal/portal-key';

const commandId = /^([a-z]+)\.([A-Za-z]+)(\.undo)?$/;

const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns the text for the action of an audit entry. Without a label, the text is derived from the command id. */
export function auditActionLabel({
  action,
  label,
}: Pick<AuditEntry, 'action'> & { readonly label?: string | undefined }): string {
  if (label !== undefined) return label;
  const [, subject, verb, undone] = commandId.exec(action) ?? [];
  if (subject === undefined || verb === undefined) return action;
  const done = `${words(verb)} (${subject})`;
  return undone === undefined
    ? `${done.charAt(0).toUpperCase()}${done.slice(1)}`
    : `Undid: ${done}`;
}

/** Returns the portal name of an audit entry. Entries of visitors have no portal. */
export const auditPortalLabel = ({ portal }: Pick<AuditEntry, 'portal'>): string =>
  portal === undefined ? 'No portal' : portalLabel[portal];
