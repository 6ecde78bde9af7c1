/** The folder that draws each screen of docs/screens, by the name that its pictures begin with. */
export const screenSources: Readonly<Record<string, string>> = {
  gate: 'host/src/gate',
  landing: 'host/src/landing',
  'portal-selection': 'host/src/portal-selection',
  'portal-sign-in': 'host/src/sign-in',
  'demo-sign-in': 'host/src/sign-in',
  'audit-log': 'host/src/dashboard',
  overview: 'host/src/dashboard',
  processes: 'remote-operations/src/processes',
  'processes-calendar': 'remote-operations/src/processes',
  'processes-alerts': 'remote-operations/src/processes',
  'processes-analytics': 'remote-operations/src/processes',
  transactions: 'remote-operations/src/transactions',
  'transactions-table': 'remote-operations/src/transactions',
  transaction: 'remote-operations/src/transactions',
  notifications: 'remote-operations/src/notifications',
  notification: 'remote-operations/src/notifications',
  clients: 'remote-compliance/src/client-management',
  client: 'remote-compliance/src/client-management',
  compliance: 'remote-compliance/src/compliance-score',
  case: 'remote-compliance/src/compliance-score',
  contracts: 'remote-contracts/src/contract-management',
  contract: 'remote-contracts/src/contract-management',
  profile: 'remote-account/src/profile',
  security: 'remote-account/src/profile',
  preferences: 'remote-account/src/profile',
  analytics: 'remote-account/src/analytics',
};

/** Says when the pictures of docs/screens were taken. */
export const takenFile = 'docs/screens/taken.txt';
