/** Why an address or a build with a path is refused: docs/releasing.md, “A host name of its own”. */
export const rootAlone = 'Trustfold works only at the root of a host name, not below a path.';
