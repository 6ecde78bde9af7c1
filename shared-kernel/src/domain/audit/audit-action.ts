/** What was done, in the words of the sample's own entries, for each command that leaves a line. */
const labels: Readonly<Record<string, string>> = {
  'analytics.export': 'Exported the analytics',
  'audit.export': 'Exported the audit log',
  'client.addUser': 'Added a user',
  'client.attachDocument': 'Uploaded a document',
  'client.create': 'Added the client',
  'client.decideDocument': 'Decided on a document',
  'client.downloadDocument': 'Downloaded a document',
  'client.edit': 'Edited the client',
  'client.editUser': 'Edited a user',
  'client.export': 'Exported the clients',
  'client.revealTaxId': 'Revealed the tax id',
  'compliance.decideMilestone': 'Decided on a milestone',
  'compliance.export': 'Exported the compliance records',
  'contract.attachDocument': 'Uploaded a document',
  'contract.create': 'Created the contract',
  'contract.declineSignature': 'Recorded a refusal to sign',
  'contract.downloadDocument': 'Downloaded a document',
  'contract.edit': 'Edited the contract',
  'contract.export': 'Exported the contracts',
  'contract.move': 'Moved the contract',
  'contract.scheduleNotarization': 'Scheduled the notarization',
  'contract.sendEnvelope': 'Sent the envelope',
  'contract.signNext': 'Recorded a signature',
  'contract.waive': 'Waived the legal review',
  'demo.request': 'Requested a demo',
  'notification.export': 'Exported the notifications',
  'notification.markAllRead': 'Marked all as read',
  'notification.raise': 'Raised a notification',
  'notification.sendSamples': 'Sent sample notifications',
  'notification.setRead': 'Marked as read or unread',
  'notification.setStarred': 'Starred or unstarred',
  'preferences.setNotifications': 'Changed notification settings',
  'preferences.setOwn': 'Changed preferences',
  'process.completeMilestone': 'Completed a milestone',
  'process.create': 'Created the process',
  'process.export': 'Exported the processes',
  'process.setAlerts': 'Changed alert settings',
  'process.setRequirement': 'Ticked or unticked a requirement',
  'profile.changePassword': 'Changed the password',
  'profile.export': 'Exported the profile',
  'profile.removePhoto': 'Removed the photo',
  'profile.save': 'Saved the profile',
  'profile.securityReport': 'Downloaded the security report',
  'profile.setPhoto': 'Uploaded a photo',
  'profile.setSecurity': 'Changed security settings',
  'transaction.approve': 'Approved the transaction',
  'transaction.execute': 'Executed the transaction',
  'transaction.export': 'Exported the transactions',
  'transaction.hold': 'Held for compliance review',
  'transaction.reject': 'Rejected the transaction',
  'transaction.release': 'Released the transaction',
  'workspace.export': 'Exported the workspace',
  'workspace.exportQuarantine': 'Exported unreadable records',
  'workspace.import': 'Imported a workspace',
  'workspace.reset': 'Reset the workspace',
};

// A file's entries may carry any name, those of an object's own making too.
const labelOf = new Map(Object.entries(labels));

const undone = '.undo';

/** An audit entry's action as a person reads it; an action that is a sentence already stays one. */
export function auditActionLabel(action: string): string {
  if (action.endsWith(undone)) {
    return `Took back: ${auditActionLabel(action.slice(0, -undone.length)).toLowerCase()}`;
  }
  return labelOf.get(action) ?? action;
}
