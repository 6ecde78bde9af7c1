import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { repository } from '../packages';

const manifest = v.object({ bin: v.union([v.string(), v.record(v.string(), v.string())]) });

/** The path of a command's script in a package that `from` depends on. Run the script with the current Node. */
export function scriptOf(dependency: string, command: string, from = repository): string {
  const folder = join(from, 'node_modules', ...dependency.split('/'));
  const { bin } = v.parse(manifest, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${dependency} has no command ${command}.`);
  return join(folder, script);
}

export function commandArguments(command: string): string[] {
  return [...process.execArgv, join(repository, 'tooling', 'src', 'cli', `${command}.ts`)];
}
