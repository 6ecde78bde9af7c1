export { forgetDraft, keepDraft, renewDraft } from './drafts';
export { offeredDraft } from './offered-draft';
export { forgetSaved, saveOnce } from './save-once';
export { useUnloadWarning } from './use-unload-warning';
