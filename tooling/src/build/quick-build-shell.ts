import { runQuickBuild } from './quick-build';

/** `npm start` builds the shell in this process. The process ends when `npm start` ends. */
process.once('disconnect', () => process.exit());
const writeCache = await runQuickBuild('host');
process.send?.('built');
await writeCache();
process.disconnect();
