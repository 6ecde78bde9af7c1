import { buildAll, startProduct } from '../index';
import { remoteNames } from '../packages';
import { parseStartArguments } from '../run/arguments';
import { requireFreePorts } from '../run/ports';
import { runCommand } from '../run/run-command';
import { serve } from '../run/serve';

const defaultPort = 4300;
const services = ['shell', ...remoteNames];

await runCommand(async (args) => {
  const { port: first = defaultPort } = parseStartArguments(args, services.length);
  const ports = services.map((_, index) => first + index);
  await requireFreePorts(ports, `npm start -- --port ${first + 100}`);

  return serve('Trustfold is running', async (onProgress) => {
    await buildAll({ onProgress });
    const named = services.map((name, index) => [name, ports[index]] as const);
    return startProduct({ ports: Object.fromEntries(named), onProgress });
  });
});
