import { writeFileSync } from 'node:fs';
import { runCommand } from '../command-line/run-command';
import { interFiles, subsetInter } from '../font/inter-files';

/** Writes the shell's files of Inter anew, after another version or other characters. */
await runCommand(async () => {
  for (const { file, text } of interFiles) writeFileSync(file, await subsetInter(text));
  return 0;
});
