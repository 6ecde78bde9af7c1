/** Libraries that a page may hold only one instance of: the shell's. */
export const lentLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'jotai',
] as const;

/** Kernel entries that hold state, are heavy or are in every screen: the shell alone brings them, here with every screen. */
const coreParts = ['format', 'schema', 'shell', 'theme', 'ui', 'workspace'] as const;

/** Those that a screen's description names where the screen needs them. */
export const platformParts = ['form', 'records'] as const;

/** What shows charts. A description says apart that a screen draws: a shell of before refuses a need that it does not know. */
export const chartsPart = 'charts';

/** Those that the page brings only for screens that need them. */
export const lateParts = [...platformParts, chartsPart] as const;

/** A part of the platform that comes for the screens that need it. */
export type PlatformPart = (typeof lateParts)[number];

/** A kernel entry and the library that it replaces in the build of a remote that takes no more of it than the entry has. */
export const lentSchema = { standsFor: 'valibot', entry: 'shared-kernel/schema' } as const;

const inKernel = <Part extends string>(part: Part) => `shared-kernel/${part}` as const;

/** All kernel entries that the shell lends. */
export const lentKernel = [...coreParts, ...lateParts].map(inKernel);

/** Everything that remotes take from the shell. */
type PlatformName = (typeof lentLibraries)[number] | (typeof lentKernel)[number];

type PackageOf<Name extends string> = Name extends `${infer Package}/${string}` ? Package : Name;

type PlatformPackage = PackageOf<PlatformName>;

/** The package that an entry of the platform belongs to. */
export const packageOf = (name: PlatformName): PlatformPackage =>
  name.replace(/\/.*$/, '') as PlatformPackage;

/** The shell's chunk with what every screen takes. */
export const platformChunk = 'platform';

/** The shell's chunk with a part that only some screens need. */
export const partChunk = (part: PlatformPart): string => `${platformChunk}-${part}`;

/** The shell's chunk with the tooltips, which comes with the first approach to one. */
export const tipsChunk = `${platformChunk}-tips`;

/** The shell's chunk with what draws a dialog, which comes with the first that opens. */
export const dialogChunk = `${platformChunk}-dialog`;
