import { parseOnlyOne } from '../base/arguments';
import { runCommand, withReporter } from '../base/run-command';
import { benches, benchNames } from '../bench';
import { parseBenchArguments } from '../bench/parse-bench-arguments';

await runCommand(async (args) => {
  const { names, ...options } = parseBenchArguments(args);
  const only = parseOnlyOne(names, benchNames, 'bench');
  for (const name of only === undefined ? benchNames : [only])
    console.log(`\n${await withReporter(({ line }) => benches[name](line, options))}\n`);
  return 0;
});
