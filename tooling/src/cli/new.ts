import { makeRemote } from '../new/make-remote';
import { parseNewArguments } from '../new/parse-new-arguments';
import { runCommand } from '../base/run-command';

await runCommand(async (args) => {
  const { name, at } = parseNewArguments(args);
  const folder = await makeRemote({ name, at }, process.env.INIT_CWD ?? process.cwd());
  const next = `: npm start shows its tab, npm run dev -- ${name} runs it from source`;
  console.log(`\nMade ${folder}${at === undefined ? next : ''}.`);
  return 0;
});
