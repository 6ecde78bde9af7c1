import { buildPackages } from '../build/build-packages';
import { parseStartArguments } from '../base/arguments';
import { requireFreePort } from '../base/ports';
import { runCommand } from '../base/run-command';
import { serve } from '../base/serve';
import { addHosts } from '../serve/own-hosts';
import { startOnOneOrigin } from '../serve/start-product';

const defaultPort = 4300;

await runCommand(async (args) => {
  const { port = defaultPort, hosts } = parseStartArguments(args);
  addHosts(hosts);
  await requireFreePort(port, `npm start -- --port ${port + 100}`);

  return serve('Trustfold is running', async (onProgress) => {
    await buildPackages({ onProgress });
    return startOnOneOrigin({ port, onProgress });
  });
});
