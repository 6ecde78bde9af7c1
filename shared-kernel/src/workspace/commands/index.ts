export {
  addUser,
  attachClientDocument,
  createClient,
  decideDocument,
  editClient,
  editUser,
  revealTaxId,
} from './client-commands';
export { decideMilestone } from './compliance-commands';
export {
  attachContractDocument,
  createContract,
  declineSignature,
  editContract,
  moveContract,
  scheduleNotarization,
  sendEnvelope,
  signNext,
  waiveLegalReview,
} from './contract-commands';
export { requestDemo } from './demo-commands';
export { markAllRead, sendSamples, setRead, setStarred } from './notification-commands';
export {
  completeMilestone,
  createProcess,
  setProcessAlerts,
  setRequirement,
} from './process-commands';
export {
  changePassword,
  removePhoto,
  saveProfile,
  setNotificationChoices,
  setOwnPreferences,
  setPhoto,
  setSecurity,
} from './profile-commands';
export {
  approveTransaction,
  executeTransaction,
  holdTransaction,
  rejectTransaction,
  releaseTransaction,
} from './transaction-commands';
export {
  computeFigures,
  downloadClientDocument,
  downloadContractDocument,
  exportAnalytics,
  exportAudit,
  exportClients,
  exportCompliance,
  exportContracts,
  exportProcesses,
  exportProfile,
  exportSecurityReport,
  exportTransactions,
  filterProcesses,
  refreshTransactions,
  rescopeAnalytics,
  viewContractDocument,
  viewRecording,
} from './view-commands';
export {
  exportQuarantine,
  exportWorkspace,
  importWorkspace,
  resetWorkspace,
} from './workspace-commands';
