import { bounds } from '../house/bounds';
import { findDoubles } from '../house/find-doubles';
import { findExcesses } from '../house/find-excesses';
import { findFaults } from '../house/find-faults';
import { readHouse } from '../house/read-house';
import { houseReport } from '../house/report';
import { CliError } from '../run/cli-error';
import { runCommand } from '../run/run-command';

await runCommand(async (args) => {
  if (args.length > 0) throw new CliError('npm run house takes no arguments.');
  const house = readHouse();
  const doubles = await findDoubles(house);
  const faults = [...findFaults(house), ...findExcesses(house, doubles, bounds)];
  console.log(`\n${[houseReport(house, doubles), ...faults].join('\n\n')}\n`);
  return faults.length === 0 ? 0 : 1;
});
