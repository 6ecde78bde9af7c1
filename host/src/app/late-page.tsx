import { lazy, type ComponentType } from 'react';

const message = 'A file of the page could not be loaded. Check the connection, then try again.';

/** Those that failed and were not requested again yet. */
const failed = new Set<() => void>();

let isAskedAnew = false;

/** A page's component by its file. React keeps a failure for good: one that failed can be requested again. */
export function latePage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      try {
        const Page = await load();
        isAskedAnew = false;
        return { default: Page };
      } catch (cause) {
        failed.add(renew);
        throw new Error(message, { cause });
      }
    });
  let Page = make();
  const renew = () => {
    Page = make();
  };
  return function LatePage(props: Props) {
    return <Page {...props} />;
  };
}

/**
 * Has what failed be asked for with the next drawing; says whether that may help. It does not where nothing failed, nor
 * where it failed again: what is deployed may be other files by now, which only a new page knows.
 */
export function askPagesAgain(): boolean {
  const mayHelp = failed.size > 0 && !isAskedAnew;
  isAskedAnew = mayHelp;
  for (const renew of failed) renew();
  failed.clear();
  return mayHelp;
}
