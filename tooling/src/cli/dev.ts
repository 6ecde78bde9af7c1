import { startDev } from '../index';
import { remoteNames } from '../packages';
import { parseDevArguments } from '../base/arguments';
import { runCommand } from '../base/run-command';
import { serve } from '../base/serve';
import { addHosts } from '../serve/own-hosts';

await runCommand((args) => {
  const { only, hosts, against } = parseDevArguments(args, remoteNames);
  addHosts(hosts);
  const subject = `${only === undefined ? 'Trustfold' : `The remote ${only}`} runs from source`;
  return serve(subject, (onProgress) => startDev({ only, against, onProgress }));
});
