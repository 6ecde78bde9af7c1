import { startDev } from '../index';
import { remoteNames } from '../packages';
import { parseOnlyOne } from '../run/arguments';
import { runCommand } from '../run/run-command';
import { serve } from '../run/serve';

await runCommand((args) => {
  const only = parseOnlyOne(args, remoteNames, 'remote');
  const subject = `${only === undefined ? 'Trustfold' : `The remote ${only}`} runs from source`;
  return serve(subject, (onProgress) => startDev({ only, onProgress }));
});
