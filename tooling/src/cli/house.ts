import { readHouse } from '../house/read-house';
import { houseReport } from '../house/report';
import { CommandError } from '../run/command-error';
import { runCommand } from '../run/run-command';

await runCommand((args) => {
  if (args.length > 0) throw new CommandError('npm run house takes no arguments.');
  console.log(`\n${houseReport(readHouse())}\n`);
  return 0;
});
