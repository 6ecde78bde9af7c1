import { runRelease } from '../release/run-release';
import { runCommand } from '../command-line/run-command';

// npm runs scripts in the package root, but relative paths refer to the directory of the caller.
await runCommand((args) => runRelease(args, process.env.INIT_CWD ?? process.cwd()));
