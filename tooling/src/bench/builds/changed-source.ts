import { readFileSync, writeFileSync } from 'node:fs';

/** Does some work while a source file says something else, and puts it back whatever happens. */
export async function withChangedSource<T>(file: string, work: () => Promise<T>): Promise<T> {
  const original = readFileSync(file);
  const putBack = () => writeFileSync(file, original);
  // An interrupt ends the process without reaching `finally`.
  process.once('exit', putBack);
  writeFileSync(file, `${original.toString()}\nexport const changedForBench = ${Date.now()};\n`);
  try {
    return await work();
  } finally {
    putBack();
    process.off('exit', putBack);
  }
}
