export { forgetDraft, keepDraft, readDraft, type KeptDraft } from './drafts';
export { fittingFields } from './fitting-fields';
export { useUnloadWarning } from './use-unload-warning';
