import type { AuditEntry } from './audit-entry.schema';
import { portalLabel } from '../portal/portal-key';

const commandId = /^([a-z]+)\.([A-Za-z]+)(\.undo)?$/;

const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns the label of an action in the audit log. If none is stored, the label is derived from the command id. */
export function getAuditActionLabel({
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

/** Returns the name of the portal in which an action was taken, or `No portal` for actions of visitors. */
export const getAuditPortalLabel = ({ portal }: Pick<AuditEntry, 'portal'>): string =>
  portal === undefined ? 'No portal' : portalLabel[portal];
