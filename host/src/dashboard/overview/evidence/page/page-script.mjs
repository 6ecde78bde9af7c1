import { showEvidence } from './show-evidence';

// The build has one script, compiled from here on by itself, take this module's place; its text is the export.
void showEvidence(globalThis.document);

export default '';
