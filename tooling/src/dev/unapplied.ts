import { isBesideBuild } from '../build/inputs';

/** What is read when a development server starts, and not at each edit. */
const readAtStart =
  /^host\/src\/(head\/|first-paint\/|brand\/error-page\.css|index\.html)|^tooling\/webpack\//;

/** What of the kernel is compiled into a remote. */
const kernelInRemote = /^shared-kernel\/src\/(domain|loading|periods|remote)\//;

/** Why an edit of a file does not show, where it does not; `only` is the one remote from source. */
export function whyUnapplied(file: string, only: string | undefined): string | undefined {
  if (isBesideBuild(file)) return undefined;
  const isDescription = file === `remote-${only}/src/remote.ts`;
  if (readAtStart.test(file) || isDescription)
    return `${file} is read at the start: start dev again.`;
  if (only === undefined || file.startsWith(`remote-${only}/`) || kernelInRemote.test(file))
    return undefined;
  return `${file} does not show: only ${only} runs from source. npm run dev shows it.`;
}
