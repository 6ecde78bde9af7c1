import { quickBuild } from './quick-build';

/** The process in which `npm start` builds the shell. */
process.once('disconnect', () => process.exit());
const writeCache = await quickBuild('host');
process.send?.('built');
await writeCache();
process.disconnect();
