import { parseStartArguments } from '../command-line/arguments';
import { runAllQuickBuilds, getQuickBuildFolder } from '../build/quick-build';
import { requireFreePort } from '../command-line/require-free-port';
import { runCommand } from '../command-line/run-command';
import { serveUntilStopped } from '../command-line/serve-until-stopped';
import { addHosts } from '../serve/allowed-hosts';
import { startOnSingleOrigin } from '../serve/start-product';

const defaultPort = 4300;

await runCommand(async (args) => {
  const { port = defaultPort, hosts, server } = parseStartArguments(args);
  addHosts(hosts);
  await requireFreePort(port, `npm start -- --port ${port + 100}`);

  return serveUntilStopped('Trustfold is running', async (onProgress) => {
    const writeCaches = await runAllQuickBuilds(onProgress);
    const product = await startOnSingleOrigin({
      port,
      builtIn: getQuickBuildFolder,
      onProgress,
      server,
    });
    const written = writeCaches();
    return { ...product, stop: () => Promise.all([product.stop(), written]).then(() => undefined) };
  });
});
