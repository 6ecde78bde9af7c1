import { buildAll } from '../build/build-all';
import { runWithoutArguments } from '../base/run-command';

await runWithoutArguments('build', async ({ line }) => {
  await buildAll({ onProgress: line });
  line('Built.');
});
