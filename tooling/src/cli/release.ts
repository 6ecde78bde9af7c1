import { runRelease } from '../release/run-release';
import { runCommand } from '../command-line/run-command';

// npm starts its scripts in the package's root; a path is meant from where the person stood.
await runCommand((args) => runRelease(args, process.env.INIT_CWD ?? process.cwd()));
