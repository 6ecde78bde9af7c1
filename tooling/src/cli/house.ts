import { findFaults } from '../house/find-faults';
import { readHouse } from '../house/read-house';
import { houseReport } from '../house/report';
import { CommandError } from '../run/command-error';
import { runCommand } from '../run/run-command';

await runCommand((args) => {
  if (args.length > 0) throw new CommandError('npm run house takes no arguments.');
  const house = readHouse();
  const faults = findFaults(house);
  console.log(`\n${[houseReport(house), ...faults].join('\n\n')}\n`);
  return faults.length === 0 ? 0 : 1;
});
