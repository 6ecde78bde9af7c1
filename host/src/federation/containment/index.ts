import { noteError } from '../../diagnostics/report';
import { RemoteError } from '../../loading/fetch-document';
import { setContainment } from '../error-boundary';
import { keepGlobals, showStyles } from './kept-globals';

let putBackGlobals: () => string | undefined = () => undefined;

/** Puts back what a remote may have changed of what all code of the page leans on. */
export function putBack(remote?: string): void {
  const changed = putBackGlobals();
  if (changed === undefined) return;
  const whose = remote === undefined ? 'A part' : `The ${remote} part`;
  noteError(new RemoteError(`${whose} changed ${changed} for the whole page; it was put back.`));
}

/**
 * From now on what a remote's code changes for the whole page is put back: as soon as a script of its has run, as a
 * screen is drawn or left, and before anything is pressed. It is no wall: a page has none.
 */
export function containRemotes(folderOf: (remote: string) => string | undefined): void {
  putBackGlobals = keepGlobals();
  for (const event of ['load', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(event, () => putBack(), true);
  const show = (remote: string) => {
    const folder = folderOf(remote);
    const endStyles = folder === undefined ? () => undefined : showStyles(folder);
    return () => {
      endStyles();
      putBack(remote);
    };
  };
  setContainment({ show, putBack });
}
