export { forgetDraft, keepDraft, readDraft, type KeptDraft } from './drafts';
export { useUnloadWarning } from './use-unload-warning';
