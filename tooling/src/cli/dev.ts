import { startDev } from '../dev/start-dev';
import { remoteNames } from '../packages';
import { parseDevArguments } from '../command-line/arguments';
import { runCommand } from '../command-line/run-command';
import { serveUntilStopped } from '../command-line/serve-until-stopped';
import { watchEdits, watchTypes } from '../dev/watch';
import { addHosts } from '../serve/allowed-hosts';

await runCommand((args) => {
  const { only, hosts } = parseDevArguments(args, remoteNames);
  addHosts(hosts);
  return serveUntilStopped('Trustfold runs from source', async (onProgress) => {
    const product = await startDev({ only, onProgress });
    const edits = watchEdits(console.log);
    const types = watchTypes(console.log, () => {
      console.clear();
      console.log(`Trustfold runs from source. Open ${product.url}`);
    });
    return {
      url: product.url,
      stop: async () => {
        edits.stop();
        await Promise.all([types.stop(), product.stop()]);
      },
    };
  });
});
