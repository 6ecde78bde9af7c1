/** A text without its blocks of code, where brackets and slashes mean other things. */
const prose = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

/** Where the links of a document lead that stay in the repository, without their anchors. */
export const linksOf = (text: string): readonly string[] =>
  [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => (match[1] ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

/** The files and folders that a document names from the repository's root, such as `host/src/head`. */
export const pathsOf = (text: string, roots: readonly string[]): readonly string[] =>
  [...prose(text).matchAll(/`([\w.-]+\/[\w./@-]*[\w])`/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => roots.includes(path.replace(/\/.*$/, '')));

/** The scripts of package.json that a document has somebody run. */
export const scriptsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
