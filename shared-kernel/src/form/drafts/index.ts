export { forgetDraft, keepDraft } from './drafts';
export { offeredDraft } from './offered-draft';
export { useUnloadWarning } from './use-unload-warning';
