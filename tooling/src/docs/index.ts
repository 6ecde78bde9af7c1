export { commandsOf, isServer, whyLeftOut } from './blocks';
export { documentsOf } from './documents';
export { tryCommand } from './try-command';
