/** What each entry of the kernel offers, declared in one file. */
export type Declarations = ReadonlyMap<string, string>;
