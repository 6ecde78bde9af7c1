const found = /Found (\d+) errors?\. Watching/;
const fault = /: error TS\d+: |^\s/;

/**
 * Reads what TypeScript prints while it watches, and tells what is new of it: the errors of each check that has some, and
 * once when there are none any more.
 */
export function readTypeNews(tell: (text: string) => void): (line: string) => void {
  let errors: string[] = [];
  let hadErrors = false;
  return (line) => {
    const count = found.exec(line)?.[1];
    if (count === undefined) {
      if (fault.test(line)) errors.push(line);
      return;
    }
    if (errors.length > 0)
      tell(`\nTypes, ${count === '1' ? '1 error' : `${count} errors`}:\n${errors.join('\n')}`);
    else if (hadErrors) tell('\nTypes are right again.');
    hadErrors = errors.length > 0;
    errors = [];
  };
}
