const labels: ReadonlyMap<string, string> = new Map([
  ['auditEntries', 'Audit entry'],
  ['cases', 'Review case'],
  ['clients', 'Client'],
  ['complianceRecords', 'Compliance record'],
  ['contracts', 'Contract'],
  ['contractTemplates', 'Contract template'],
  ['demoRequests', 'Demo request'],
  ['files', 'File'],
  ['notifications', 'Notification'],
  ['preferences', 'Preferences'],
  ['processAlerts', 'Process alert'],
  ['processes', 'Process'],
  ['profiles', 'Profile'],
  ['settings', 'Settings'],
  ['transactions', 'Transaction'],
  ['workspace', 'Workspace'],
]);

/** Returns the label of a record by its collection. For an unknown collection, returns the collection name. */
export const getRecordTypeLabel = (collection: string): string =>
  labels.get(collection) ?? collection;
