import { buildAll } from '../../build/build-all';

/** Builds what changed and says as JSON what that was. */
console.log(JSON.stringify(await buildAll()));
