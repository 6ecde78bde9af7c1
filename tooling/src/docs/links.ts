/** A text without its blocks of code, where brackets and slashes mean other things. */
const prose = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

const targets = /\]\(([^)\s]+)\)|<(?:img|source|a)\s[^>]*?(?:src|srcset|href)="([^"]+)"/g;

/** Where the links and pictures of a document lead that stay in the repository: a path, an anchor, or both. */
export const linksOf = (text: string): readonly string[] =>
  [...prose(text).matchAll(targets)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

/** The anchor of each heading: small letters and digits, with dashes for spaces. */
export const anchorsOf = (text: string): readonly string[] =>
  [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The files and folders that a document names from the repository's root, such as `host/src/head`. */
export const pathsOf = (text: string, roots: readonly string[]): readonly string[] =>
  [...prose(text).matchAll(/`([\w.-]+\/[\w./@-]*[\w])`/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => roots.includes(path.replace(/\/.*$/, '')));

/** The scripts of package.json that a document tells its readers to run. */
export const scriptsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
