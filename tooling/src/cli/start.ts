import { buildAll, startOnOneOrigin } from '../index';
import { parseStartArguments } from '../run/arguments';
import { requireFreePorts } from '../run/ports';
import { runCommand } from '../run/run-command';
import { serve } from '../run/serve';
import { addHosts } from '../serve/own-hosts';

const defaultPort = 4300;

await runCommand(async (args) => {
  const { port = defaultPort, hosts } = parseStartArguments(args);
  addHosts(hosts);
  await requireFreePorts([port], `npm start -- --port ${port + 100}`);

  return serve('Trustfold is running', async (onProgress) => {
    await buildAll({ onProgress });
    return startOnOneOrigin({ port, onProgress });
  });
});
