import { parseStartArguments } from '../command-line/arguments';
import { quickBuildAll, quickBuildOf } from '../build/quick-build';
import { requireFreePort } from '../command-line/ports';
import { runCommand } from '../command-line/run-command';
import { serve } from '../command-line/serve';
import { addHosts } from '../serve/allowed-hosts';
import { startOnOneOrigin } from '../serve/start-product';

const defaultPort = 4300;

await runCommand(async (args) => {
  const { port = defaultPort, hosts, server } = parseStartArguments(args);
  addHosts(hosts);
  await requireFreePort(port, `npm start -- --port ${port + 100}`);

  return serve('Trustfold is running', async (onProgress) => {
    const writeCaches = await quickBuildAll(onProgress);
    const product = await startOnOneOrigin({ port, builtIn: quickBuildOf, onProgress, server });
    const written = writeCaches();
    return { ...product, stop: () => Promise.all([product.stop(), written]).then(() => undefined) };
  });
});
