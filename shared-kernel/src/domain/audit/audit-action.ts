import type { AuditEntry } from './audit-entry.schema';
import { portalLabel } from '../portal/portal-key';

const commandId = /^([a-z]+)\.([A-Za-z]+)(\.undo)?$/;

const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * What an audit entry says was done: the words of the command that wrote it, or the sample's own. An
 * entry of before commands wrote their words reads by the command's id.
 */
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

/** Where something was done, in words: the portal, or outside of all of them, as a visitor does. */
export const auditPlaceLabel = ({ portal }: Pick<AuditEntry, 'portal'>): string =>
  portal === undefined ? 'Outside the portals' : portalLabel[portal];
