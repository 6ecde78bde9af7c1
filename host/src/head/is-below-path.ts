import { paths } from '../page/paths';

const first = (path: string) => path.split('/')[1];

/** The first parts of the product's own addresses: `/trustfold/…` and `/portal/…`. */
const own = new Set(Object.values(paths).map(first));

/** Whether an address is none of the product's, so that the page may be served below a path of its host name. */
export const isBelowPath = (pathname: string): boolean => !own.has(first(pathname));
