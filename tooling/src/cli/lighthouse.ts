import { auditedPages } from '../lighthouse';
import { runLighthouse } from '../lighthouse/run-lighthouse';
import { parseOnlyOne } from '../base/arguments';
import { runCommand, withReporter } from '../base/run-command';

const pages = auditedPages.map(({ name }) => name);

await runCommand(async (args) => {
  const only = parseOnlyOne(args, pages, 'page');
  console.log(`\n${await withReporter(({ line }) => runLighthouse(line, only))}\n`);
  return 0;
});
