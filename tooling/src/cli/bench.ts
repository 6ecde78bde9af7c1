import { benches, benchNames } from '../bench';
import { parseBenchArguments } from '../bench/parse-bench-arguments';
import { createReporter } from '../base/reporter';
import { parseOnlyOne } from '../base/arguments';
import { runCommand } from '../base/run-command';

await runCommand(async (args) => {
  const { names, ...options } = parseBenchArguments(args);
  const only = parseOnlyOne(names, benchNames, 'bench');
  for (const name of only === undefined ? benchNames : [only]) {
    const reporter = createReporter();
    const report = await benches[name](reporter.line, options).finally(reporter.close);
    console.log(`\n${report}\n`);
  }
  return 0;
});
