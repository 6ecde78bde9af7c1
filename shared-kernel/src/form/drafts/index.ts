export { forgetDraft, keepDraft, readDraft } from './drafts';
export { fittingFields } from './fitting-fields';
export { useUnloadWarning } from './use-unload-warning';
